import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { notFound } from 'next/navigation'

import { config } from '@/lib/server/payload'
import { importMap } from '../importMap'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = (args: Args) => generatePageMetadata({ config, ...args })

/** Payload's admin. Its page for a first user is closed: the first admin comes from a command (security.md, L6). */
export default async function Page(args: Args) {
  const { segments } = await args.params
  if (segments?.[0] === 'create-first-user') notFound()
  return RootPage({ config, importMap, ...args })
}
