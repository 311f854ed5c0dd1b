import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'

import { isStaff } from '@/lib/roles'
import { readPageSession } from '@/lib/server/auth/page-session'
import { config } from '@/lib/server/payload'
import { importMap } from '../importMap'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = async (args: Args) =>
  (await isForStaff()) ? generatePageMetadata({ config, ...args }) : {}

/** Payload's page carries every collection and field to the browser, so only staff get it. */
export default async function NotFound(args: Args) {
  return (await isForStaff()) ? NotFoundPage({ config, importMap, ...args }) : null
}

async function isForStaff(): Promise<boolean> {
  const session = await readPageSession()
  return session.is === 'user' && isStaff(session.user)
}
