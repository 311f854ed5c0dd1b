import { createHmac, timingSafeEqual } from 'node:crypto'

import { env } from '@/env'

/** Nobody fills in a form faster than this, in milliseconds; a page older than the second is a fresh visit. */
const fastest = 2_000
const oldest = 12 * 60 * 60 * 1_000

const sign = (issuedAt: string) =>
  createHmac('sha256', `timing:${env.PAYLOAD_SECRET}`).update(issuedAt).digest('base64url')

/** A token that says when a visitor began to fill in the form. `now` in milliseconds since 1970. */
export function issueToken(now = Date.now()): string {
  return `${now}.${sign(String(now))}`
}

/** Whether the token is ours and a person could have filled in the form since. */
export function isPlausibleToken(token: string | null | undefined, now = Date.now()): boolean {
  const [issuedAt, signature] = (token ?? '').split('.')
  if (!issuedAt || !signature || !/^\d{13}$/.test(issuedAt)) return false
  const expected = Buffer.from(sign(issuedAt))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false
  const age = now - Number(issuedAt)
  return age >= fastest && age <= oldest
}
