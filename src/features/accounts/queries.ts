import { cookies, headers } from 'next/headers'
import { getLocale } from 'next-intl/server'
import type { PayloadRequest } from 'payload'
import { cache } from 'react'

import { defaultLanguage, isLanguage, localizedPath, type Language } from '@/i18n/languages'
import { redirectTo } from '@/i18n/navigation'
import { isAwaited } from '@/lib/server/account-rows'
import { answerWith } from '@/lib/server/answer-status'
import { live, sessionCookie } from '@/lib/server/authenticate'
import { asSystem, asUser } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import { digestOf, isOver, isProofOf } from '@/lib/server/mail-link'
import { signUpOf } from '@/lib/server/session'
import { visit, type Visit } from '@/lib/server/visit'
import type { Client } from '@/payload-types'
import { clientOf, standingOf, type Role, type Standing } from './rules'

/** What a page of the portal may know of the client that its visitor acts for. */
export type OwnClient = Pick<
  Client,
  'id' | 'status' | 'name' | 'firstName' | 'lastName' | 'companyName' | 'email' | 'language'
>

/** Why a page of the portal shows a notice and no data (accounts/portal/closed-page). */
export type Closed = Exclude<Standing, 'staff' | 'client'> | 'unavailable'

export type PortalVisit =
  | (Visit & { standing: 'staff' })
  | (Visit & { standing: 'client'; client: OwnClient })
  | (Visit & { standing: 'no_client' })
  | { standing: Exclude<Closed, 'no_client'> }

const shown = {
  status: true,
  name: true,
  firstName: true,
  lastName: true,
  companyName: true,
  email: true,
  language: true,
} as const

/** The client of an account as it is now; suspended ones too, whom access hides from themselves. */
async function clientOfVisit({ user, req }: Visit): Promise<OwnClient | null> {
  const id = clientOf(user)
  if (!id) return null
  return (await asSystem(req).findByID({
    collection: 'clients',
    id,
    depth: 0,
    disableErrors: true,
    select: shown,
  })) as OwnClient | null
}

const asked = cache(async (): Promise<PortalVisit | null> => {
  const visitor = await visit()
  if (!visitor) return null
  const client = await clientOfVisit(visitor)
  const standing = standingOf(visitor.user, client)
  if (standing === 'staff') return { ...visitor, standing }
  if (standing === 'client' && client) return { ...visitor, standing, client }
  return standing === 'suspended' || standing === 'ended'
    ? { standing }
    : { ...visitor, standing: 'no_client' }
})

/**
 * What every page of the portal asks first, before its first output: who opens it, and whether anything may be shown.
 * Whoever is signed out is led to sign in and back to `path`, which is written without its language. A standing other
 * than `client` and `staff` is a notice with its status; the page shows `ClosedPage` and reads nothing.
 */
export async function portalVisit(path: string): Promise<PortalVisit> {
  const visitor = await asked().catch((error: unknown): PortalVisit => {
    log.error({ err: error }, 'nobody could be asked who opens a page of the portal')
    return { standing: 'unavailable' }
  })
  if (!visitor) return redirectTo(await signInPath(path))
  if (visitor.standing === 'unavailable') answerWith(503)
  if (visitor.standing === 'suspended' || visitor.standing === 'ended') answerWith(403)
  return visitor
}

/** The address of signing in, from which one comes back to `path`. Whoever brings a session that has ended is told. */
async function signInPath(path: string): Promise<string> {
  const language = await languageOfVisitor()
  const said = (await cookies()).has(sessionCookie) ? '#toast=session_over' : ''
  return `${localizedPath('/auth', language)}?next=${encodeURIComponent(localizedPath(path, language))}${said}`
}

/** The language of the address; where that names none, the one that was chosen last (product.md). */
export async function languageOfVisitor(): Promise<Language> {
  const page = await getLocale()
  const chosen = (await cookies()).get('puente_language')?.value
  return page === defaultLanguage && isLanguage(chosen) ? chosen : page
}

/** Whoever opens the way in and is signed in already; null for everybody else. */
export async function whoSignsIn(): Promise<{ role: Role } | 'unavailable' | null> {
  const visitor = await visit().catch(() => 'unavailable' as const)
  if (visitor === 'unavailable') answerWith(503)
  return visitor === 'unavailable' ? visitor : visitor && { role: visitor.user.role }
}

/**
 * What the link of a mail that proves an address finds: it is over, or this browser chose the password `here`, or
 * somebody did `elsewhere`. It reads only; while the database is away the form stays, and says so when it is sent.
 */
export async function verificationState(token: string): Promise<'over' | 'here' | 'elsewhere'> {
  if (isOver(token)) return 'over'
  const digest = digestOf(token)
  const works = await live()
    .then((payload) => isAwaited(payload, digest))
    .catch(() => true)
  if (!works) return 'over'
  return isProofOf(digest, signUpOf(await headers())) ? 'here' : 'elsewhere'
}

/** Who can sign in for a client, or was invited to: for staff. */
export async function accountsOfClient(req: PayloadRequest, client: string) {
  const { docs } = await asUser(req).find({
    collection: 'users',
    where: { client: { equals: client } },
    depth: 0,
    limit: 50,
    sort: 'createdAt',
    select: { email: true, firstName: true, lastName: true, _verified: true, deactivatedAt: true },
  })
  return docs
}
