import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { env } from '@/env'
import { databaseOf, sql } from '@/lib/server/db/sql'
import { users } from '@/payload-tables'

/**
 * The secret of an emailed link. The database stores only its digest, so a leaked row or backup contains no working link.
 */
export type EmailLink = { token: string; digest: string; until: Date }

/** Creates a link that is valid for `seconds`. The token contains its expiry, which therefore needs no column. */
export function createEmailLink(seconds: number): EmailLink {
  return linkOf(new Date(Date.now() + seconds * 1_000), randomBytes(32))
}

/**
 * Returns the link for a subject that is valid until then: the same one each time, so that it can be sent again although
 * only its digest is stored. `PAYLOAD_SECRET` makes it unguessable.
 */
const deriveEmailLink = (subject: string, until: Date): EmailLink =>
  linkOf(
    until,
    createHmac('sha256', env.PAYLOAD_SECRET ?? '')
      .update(`link to ${subject} until ${until.getTime()}`)
      .digest(),
  )

function linkOf(until: Date, secret: Buffer): EmailLink {
  const token = `${until.getTime().toString(36)}.${secret.toString('base64url')}`
  return { token, digest: digestOf(token), until }
}

/** Returns the SHA-256 of a link's token in hex, which is what the database stores. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whether a token has expired, or is malformed. */
export const isExpired = (token: string): boolean => !(parseInt(token.split('.')[0] ?? '', 36) > Date.now())

/**
 * Returns the proof that a browser chose the password of an unverified account: in that browser, the link of the email works
 * without the password. Derived from the digest of the link, so that the row is enough to check it.
 */
export const signUpProofOf = (digest: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update(`chose the password of ${digest}`)
    .digest('base64url')

/** Whether `proof` is the sign-up proof for that digest. Compares in constant time. */
export function isSignUpProof(digest: string, proof: string | undefined): boolean {
  const [given, expected] = [Buffer.from(proof ?? ''), Buffer.from(signUpProofOf(digest))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * How long links that set a password are valid, in seconds. A request for another email sends the stored link again while it
 * is valid for `atLeast`, so that a stranger's requests do not invalidate the link that the owner is about to open.
 */
const lifetimes = {
  reset: { atLeast: 3_600, atMost: 2 * 3_600 },
  invite: { atLeast: 14 * 86_400, atMost: 21 * 86_400 },
} as const

type Owner = { id: string; email: string }
type Purpose = keyof typeof lifetimes

const secondsFromNow = (seconds: number): Date => new Date(Date.now() + seconds * 1_000)

/**
 * Returns the link with which an account sets its password: the stored one while it is fresh, else a new one, which
 * replaces it.
 */
export async function storePasswordLink(
  req: PayloadRequest,
  owner: Owner,
  purpose: Purpose,
): Promise<EmailLink> {
  const { atLeast, atMost } = lifetimes[purpose]
  const link = passwordLinkOf(owner, purpose, secondsFromNow(atMost))
  const { resetPasswordToken: token, resetPasswordExpiration: until } = users
  const isFresh = sql`(${token} is not null
    and ${until} > ${secondsFromNow(atLeast).toISOString()}::timestamptz)`
  const db = await databaseOf(req)
  const [stored] = await db
    .update(users)
    .set({
      resetPasswordToken: sql`case when ${isFresh} then ${token} else ${link.digest} end`,
      resetPasswordExpiration: sql`case when ${isFresh} then ${until} else ${link.until.toISOString()}::timestamptz end`,
    })
    .where(eq(users.id, owner.id))
    .returning({ digest: token, until: sql`extract(epoch from ${until}) * 1000`.mapWith(Number) })
  const current = passwordLinkOf(owner, purpose, new Date(stored?.until ?? 0))
  if (current.digest === stored?.digest) return current
  // The stored link has another purpose, or was sent to an earlier address.
  await replacePasswordLink(req, owner.id, link)
  return link
}

const passwordLinkOf = ({ id, email }: Owner, purpose: Purpose, until: Date): EmailLink =>
  deriveEmailLink(`${purpose} the password of ${id} at ${email}`, until)

async function replacePasswordLink(req: PayloadRequest, id: string, link: EmailLink): Promise<void> {
  const db = await databaseOf(req)
  await db
    .update(users)
    .set({ resetPasswordToken: link.digest, resetPasswordExpiration: link.until.toISOString() })
    .where(eq(users.id, id))
}
