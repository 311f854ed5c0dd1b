import { cookies, draftMode } from 'next/headers'

import { env } from '@/env'
import { localizedPath } from '@/i18n/languages'
import { previewCookie, signCookie } from '../queries/grants'
import type { CookieGrant } from '../schemas'

/** Next's own, which takes a page out of the cache. */
const bypassCookie = '__prerender_bypass'

/** `path` is that of the page, with its language. */
const optionsOf = (path: string, until: number) =>
  ({
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
    expires: new Date(until),
  }) as const

/** Sets the cookies of a preview, for its page alone: every other page still comes from the cache. */
export async function setPreviewCookies(grant: CookieGrant): Promise<void> {
  const options = optionsOf(localizedPath(grant.path, grant.language), grant.until)
  const mode = await draftMode()
  mode.enable()
  const jar = await cookies()
  // Next sets it for all paths, and with SameSite=None.
  jar.set(bypassCookie, jar.get(bypassCookie)?.value ?? '', options)
  jar.set(previewCookie, signCookie(grant), options)
}

/** Removes the cookies of the preview of a page. `path` is with its language. */
export async function clearPreviewCookies(path: string): Promise<void> {
  const jar = await cookies()
  for (const name of [bypassCookie, previewCookie]) jar.set(name, '', optionsOf(path, 0))
}
