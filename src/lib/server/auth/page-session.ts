import { headers, cookies } from 'next/headers'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { cache } from 'react'
import { AppError } from '@/lib/app-error'
import { isLanguage, type Language } from '@/i18n/languages'
import { setStatus } from '@/lib/request-report'
import { isStaff } from '@/lib/roles'
import { handOnAccount } from '@/lib/server/page-reads'
import { readSession, type SignedIn } from './authenticate'
import { initializeContentLanguage } from './content-language'
import { adminLanguageCookie } from './session'

/** The signed-in user of a page, as the database has it now, and the request with its access. */
export type PageSession = { payload: Payload; user: SignedIn; req: PayloadRequest }

/** Returns whose session this page is opened with, once for all of its parts and for Payload's. */
export const readPageSession = cache(
  async (): Promise<({ is: 'user' } & PageSession) | { is: 'nobody' } | { is: 'unavailable' }> => {
    const sent = await headers()
    const session = await readSession(sent)
    if (session.is !== 'user') return { is: session.is }
    const { payload, user } = session
    handOnAccount(sent, user)
    return { is: 'user', payload, user, req: await createLocalReq({ user }, payload) }
  },
)

/** Returns the session of this page, or null for nobody. Throws `unavailable` when it could not be read. */
export async function pageSession(): Promise<PageSession | null> {
  const session = await readPageSession()
  if (session.is === 'unavailable') throw new AppError('unavailable')
  return session.is === 'user' ? session : null
}

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
