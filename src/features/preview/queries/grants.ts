import { type PayloadRequest, createLocalReq } from 'payload'
import { and, eq } from 'drizzle-orm'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '@/i18n/languages'
import { isId } from '@/lib/ids'
import { isStaff } from '@/lib/roles'
import { asSystem, asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { previewRevocations } from '@/lib/server/db/own-tables'
import { databaseOf } from '@/lib/server/db/sql'
import { payload } from '@/lib/server/payload'
import { env } from '@/env'
import type { DraftedDocument } from '../../publishing/rules'
import { documentName } from '../rules'
import { cookieGrantSchema, linkGrantSchema, type CookieGrant, type LinkGrant } from '../schemas'
import { findPreviewPath } from './preview-page'

/**
 * Returns data as a signed text for URLs and cookies, which anyone can read and nobody can change. `purpose` keeps a text
 * that is signed for one use from being accepted for another.
 */
function signText(purpose: string, data: object): string {
  const text = Buffer.from(JSON.stringify(data)).toString('base64url')
  return `${text}.${signatureOf(purpose, text)}`
}

/** Returns the data of a signed text, as unknown; undefined when it was not signed here for this purpose. */
function readSignedText(purpose: string, signed: string): unknown {
  const [text = '', signature = '', ...rest] = signed.split('.')
  if (rest.length > 0 || !isEqual(signature, signatureOf(purpose, text))) return undefined
  return JSON.parse(Buffer.from(text, 'base64url').toString())
}

const signatureOf = (purpose: string, text: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update(`${purpose}\n${text}`)
    .digest('base64url')

/** Compares in constant time, as text: base64 has several spellings of the same bytes. */
function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Whether a document is in the archive: staff may still open its draft there, but it is shared with nobody. */
export async function isArchived(req: PayloadRequest, document: DraftedDocument): Promise<boolean> {
  if ('global' in document || document.collection !== 'posts') return false
  const { collection, id } = document
  const select = { archivedAt: true } as const
  const post = await asSystem(req).findByID({ collection, id, select, depth: 0, disableErrors: true })
  return Boolean((post as { archivedAt?: string | null } | null)?.archivedAt)
}

/**
 * Returns how often the shared links to a document in one language have been revoked. Links created before the last
 * revocation are invalid.
 */
export async function countRevocations(
  req: PayloadRequest,
  document: DraftedDocument,
  language: Language,
): Promise<number> {
  const { document: name, language: code, count } = previewRevocations
  const db = await databaseOf(req)
  const [row] = await db
    .select({ count })
    .from(previewRevocations)
    .where(and(eq(name, documentName(document)), eq(code, language)))
  return row?.count ?? 0
}

/** The cookie of a preview, for the path of its page. */
export const previewCookie = 'puente_preview'

const linkPurpose = 'preview link'
const cookiePurpose = 'preview cookie'

export const signLink = (grant: LinkGrant): string => signText(linkPurpose, grant)
export const signCookie = (grant: CookieGrant): string => signText(cookiePurpose, grant)

/** Returns what a link allows, although it may have expired; undefined when it was not signed here. */
export const readLink = (link: string): LinkGrant | undefined =>
  linkGrantSchema.safeParse(readSignedText(linkPurpose, link)).data

/**
 * Returns what the cookies of a request allow. There can be several: the cookie of the home page is sent to the pages below
 * it too.
 */
export function readCookies(header: string | null): CookieGrant[] {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.flatMap(([name, value = '']) => {
    const found = name === previewCookie && cookieGrantSchema.safeParse(readSignedText(cookiePurpose, value))
    return found && found.success && found.data.until > Date.now() ? [found.data] : []
  })
}

/**
 * Returns a request with the access of the account that shared a link; undefined when the account is no longer active
 * staff, which ends its links.
 */
async function requestOfSharer(id: string): Promise<PayloadRequest | undefined> {
  if (!isId(id)) return undefined
  const instance = await payload()
  const account = await asSystemWithoutRequest(instance).findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
  })
  if (!account || !isStaff(account)) return undefined
  return createLocalReq({ user: { ...account, collection: 'users' } }, instance)
}

/**
 * Returns a request with the access of the account that shared a link, as `requestOfSharer` does; undefined when the link
 * was revoked or the document is archived, too.
 */
export async function requestOfGuest(grant: LinkGrant): Promise<PayloadRequest | undefined> {
  const req = await requestOfSharer(grant.by)
  if (!req) return undefined
  if (await isArchived(req, grant.document)) return undefined
  const revocations = await countRevocations(req, grant.document, grant.language)
  return revocations === grant.revocations ? req : undefined
}

export type LinkState = 'open' | 'expired' | 'ended' | 'refused'

/**
 * Checks a shared link: `expired` when its time is over, `ended` when it was revoked, who shared it is no longer staff, or
 * the document is archived or gone, `refused` when it was not signed here. With `open`, also returns what it opens.
 */
export async function checkLink(
  link: string,
): Promise<
  | { state: Exclude<LinkState, 'open'> }
  | { state: 'open'; grant: LinkGrant; path: string; req: PayloadRequest }
> {
  const grant = readLink(link)
  if (!grant) return { state: 'refused' }
  if (grant.until <= Date.now()) return { state: 'expired' }
  const req = await requestOfGuest(grant)
  const path = req && (await findPreviewPath(req, grant.document, grant.language))
  return path ? { state: 'open', grant, path, req } : { state: 'ended' }
}
