import { generatePageMetadata, RootPage } from '@payloadcms/next/views'

import { config } from '@/lib/server/payload'
import { importMap } from '../importMap'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = (args: Args) => generatePageMetadata({ config, ...args })

/** Payload's admin. */
export default function Page(args: Args) {
  return RootPage({ config, importMap, ...args })
}
