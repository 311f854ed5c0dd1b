import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { env } from '@/env'

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
export const deriveEmailLink = (subject: string, until: Date): EmailLink =>
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
