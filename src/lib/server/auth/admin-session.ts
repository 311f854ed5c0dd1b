import { cookies } from 'next/headers'
import { cache } from 'react'

import { isLanguage, type Language } from '@/i18n/languages'
import { setStatus } from '@/lib/request-report'
import { isStaff } from '@/lib/roles'
import { initializeContentLanguage } from './content-language'
import { pageSession, readPageSession } from './page-session'
import { adminLanguageCookie } from './session-cookies'

/** Returns whether the session of this page of the admin could be read. If not, the page responds with 503. */
export async function canReadSession(): Promise<boolean> {
  const { is } = await readPageSession()
  if (is === 'unavailable') setStatus(503)
  return is !== 'unavailable'
}

/** Runs before the admin reads in which language staff edit content: at first, in their own. */
export const prepareContentLanguage = cache(async (): Promise<void> => {
  const session = await pageSession()
  if (session && isStaff(session.user)) await initializeContentLanguage(session.req, session.user)
})

/** Returns the language of the admin in this browser, without the database. */
export async function adminLanguage(): Promise<Language> {
  const chosen = (await cookies()).get(adminLanguageCookie)?.value
  return isLanguage(chosen) ? chosen : 'en'
}
