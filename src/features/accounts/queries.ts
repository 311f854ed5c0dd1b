import { cookies, headers } from 'next/headers'
import { getLocale } from 'next-intl/server'
import type { Payload, PayloadRequest } from 'payload'
import { cache } from 'react'

import { defaultLanguage, isLanguage, localizedPath, type Language } from '@/i18n/languages'
import { redirectTo } from '@/i18n/navigation'
import { findPasswordLinkRole, isVerificationPending } from '@/lib/server/auth/account-rows'
import { setStatus } from '@/lib/request-report'
import { connectedPayload } from '@/lib/server/auth/authenticate'
import { sessionCookie } from '@/lib/server/auth/session-token'
import { asSystem, asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { log } from '@/lib/server/log'
import { digestOf, isExpired, isSignUpProof } from '@/lib/server/auth/email-link'
import { readSignUpCookie } from '@/lib/server/auth/session'
import { pageSession, readPageSession, type PageSession } from '@/lib/server/auth/page-session'
import type { Client } from '@/payload-types'
import { portalStatusOf, type PortalStatus } from './rules'
import { displayName } from '@/lib/person-name'
import { clientOf, isStaff, type Role } from '@/lib/roles'

/** The client of the signed-in user, with the fields that the portal shows. */
export type OwnClient = Pick<
  Client,
  'id' | 'status' | 'name' | 'firstName' | 'lastName' | 'companyName' | 'email' | 'language'
>

/** Why a page of the portal shows a notice instead of data (accounts/portal/portal-notice). */
export type PortalNoticeReason = Exclude<PortalStatus, 'staff' | 'client'> | 'unavailable'

export type PortalSession =
  | (PageSession & { status: 'staff' })
  | (PageSession & { status: 'client'; client: OwnClient })
  | (PageSession & { status: 'no_client' })
  | { status: Exclude<PortalNoticeReason, 'no_client'> }

const ownClientFields = {
  status: true,
  name: true,
  firstName: true,
  lastName: true,
  companyName: true,
  email: true,
  language: true,
} as const

/** Reads as the system, because access control hides a suspended client from its own accounts. */
async function findOwnClient({ user, req }: PageSession): Promise<OwnClient | null> {
  const id = clientOf(user)
  if (!id) return null
  return asSystem(req).findByID({
    collection: 'clients',
    id,
    depth: 0,
    disableErrors: true,
    select: ownClientFields,
  })
}

const readVisit = cache(async (): Promise<PortalSession | null> => {
  const visitor = await pageSession()
  if (!visitor) return null
  const client = await findOwnClient(visitor)
  const status = portalStatusOf(visitor.user, client)
  if (status === 'staff') return { ...visitor, status }
  if (status === 'client' && client) return { ...visitor, status, client }
  return status === 'suspended' || status === 'deactivated' ? { status } : { ...visitor, status: 'no_client' }
})

/**
 * Returns who opens a page of the portal and what they can see. Every page calls it before its first output. Redirects
 * to the sign-in, and from there back to `path` (without its locale prefix), when nobody is signed in. For a status
 * other than `client` and `staff` the page shows `PortalNotice` and reads nothing.
 */
export async function requirePortalSession(path: string): Promise<PortalSession> {
  const visitor = await readVisit().catch((error: unknown): PortalSession => {
    log.error({ err: error }, 'the session of a portal page could not be read')
    return { status: 'unavailable' }
  })
  if (!visitor) return redirectTo(await signInPath(path))
  if (visitor.status === 'unavailable') setStatus(503)
  if (visitor.status === 'suspended' || visitor.status === 'deactivated') setStatus(403)
  return visitor
}

/** The path of the sign-in that returns to `path`, with a toast when the browser still sends an ended session. */
async function signInPath(path: string): Promise<string> {
  const language = await findVisitorLanguage()
  const toast = (await cookies()).has(sessionCookie) ? '#toast=session_over' : ''
  return `${localizedPath('/auth', language)}?next=${encodeURIComponent(localizedPath(path, language))}${toast}`
}

/** Returns the language of the page's path; without a prefix, the language that the visitor chose last. */
export async function findVisitorLanguage(): Promise<Language> {
  const page = await getLocale()
  const chosen = (await cookies()).get('puente_language')?.value
  return page === defaultLanguage && isLanguage(chosen) ? chosen : page
}

/**
 * Redirects whoever opens a page of the admin with the account of a client, or with one that is deactivated, to the portal,
 * in the language of the account.
 */
export async function redirectToPortal(): Promise<void> {
  // While the database is down, the admin itself shows the error.
  const session = await readPageSession()
  if (session.is === 'user' && !isStaff(session.user))
    redirectTo(localizedPath('/dashboard', session.user.language))
}

/** Returns the role and language of a user who opens the sign-in page while signed in; null when nobody is. */
export async function findSignedInUser(): Promise<{ role: Role; language: Language } | 'unavailable' | null> {
  const session = await readPageSession()
  if (session.is === 'user') return { role: session.user.role, language: session.user.language }
  if (session.is === 'nobody') return null
  setStatus(503)
  return 'unavailable'
}

/**
 * Returns the state of a link that verifies an address: `expired`, or whether `this_browser` signed up or an
 * `other_browser`. Changes nothing. While the database is down the link counts as valid, and the form reports the error.
 */
export async function verificationState(
  token: string,
): Promise<'expired' | 'this_browser' | 'other_browser'> {
  if (isExpired(token)) return 'expired'
  const digest = digestOf(token)
  const isPending = await connectedPayload()
    .then((payload) => isVerificationPending(payload, digest))
    .catch(() => true)
  if (!isPending) return 'expired'
  return isSignUpProof(digest, readSignUpCookie(await headers())) ? 'this_browser' : 'other_browser'
}

/**
 * Returns for whom a reset link or an invitation works; null when it was used, has expired or is unknown. Changes nothing.
 * While the database is down the link counts as that of a client, and the form reports the error.
 */
export async function passwordLinkRole(token: string): Promise<Role | null> {
  if (isExpired(token)) return null
  return connectedPayload()
    .then(async (payload) => (await findPasswordLinkRole(payload, digestOf(token))) ?? null)
    .catch(() => 'client')
}

/** Returns the accounts of a client, including invited ones. */
export async function listClientAccounts(req: PayloadRequest, client: string) {
  const { docs } = await asUser(req).find({
    collection: 'users',
    where: { client: { equals: client } },
    depth: 0,
    limit: 50,
    pagination: false,
    sort: 'createdAt',
    select: { email: true, firstName: true, lastName: true, _verified: true, deactivatedAt: true },
  })
  return docs
}

type NameBatch = { ids: Set<string>; names: Promise<Map<string, string>> }
let nameBatch: NameBatch | undefined

async function listNames(payload: Payload, ids: string[]): Promise<Map<string, string>> {
  const { docs } = await asSystemWithoutRequest(payload).find({
    collection: 'users',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { firstName: true, lastName: true },
  })
  return new Map(docs.map((user) => [user.id, displayName(user)]))
}

/**
 * Returns the name of an account for lists of the admin, which only staff see; undefined when it was deleted. Calls of the
 * same moment, as by the cells of a list, share a query.
 */
export async function findPersonName(payload: Payload, id: string): Promise<string | undefined> {
  if (!nameBatch) {
    const ids = new Set<string>()
    const names = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      nameBatch = undefined
      return listNames(payload, [...ids])
    })
    nameBatch = { ids, names }
  }
  nameBatch.ids.add(id)
  return (await nameBatch.names).get(id)
}
