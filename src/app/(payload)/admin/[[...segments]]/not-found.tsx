import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'

import { config } from '@/lib/server/payload'
import { importMap } from '../importMap'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = (args: Args) => generatePageMetadata({ config, ...args })

export default function NotFound(args: Args) {
  return NotFoundPage({ config, importMap, ...args })
}
