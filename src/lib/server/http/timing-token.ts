import { createHmac, timingSafeEqual } from 'node:crypto'

import { env } from '@/env'

/** People need longer than this to fill in a form. */
const MIN_AGE_MS = 2_000
/** After this, a submission counts toward the lower limit of forms without a token. */
const MAX_AGE_MS = 12 * 60 * 60 * 1_000

const sign = (issuedAt: string) =>
  createHmac('sha256', `timing:${env.PAYLOAD_SECRET ?? ''}`)
    .update(issuedAt)
    .digest('base64url')

/** Returns a signed token with the time at which a visitor began to fill in a form. `now` in milliseconds since 1970. */
export function issueToken(now = Date.now()): string {
  return `${now}.${sign(String(now))}`
}

/** Returns whether the token is ours and old enough for a person to have filled in the form. */
export function isPlausibleToken(token: string | null | undefined, now = Date.now()): boolean {
  const [issuedAt, signature] = (token ?? '').split('.')
  if (!issuedAt || !signature || !/^\d{13}$/.test(issuedAt)) return false
  const expected = Buffer.from(sign(issuedAt))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false
  const age = now - Number(issuedAt)
  return age >= MIN_AGE_MS && age <= MAX_AGE_MS
}
