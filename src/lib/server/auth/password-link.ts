import type { PayloadRequest } from 'payload'

import { runSql, sql } from '@/lib/server/db/sql'
import { deriveEmailLink, type EmailLink } from './email-link'

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
  const link = linkOf(owner, purpose, secondsFromNow(atMost))
  const isFresh = sql`(reset_password_token is not null
    and reset_password_expiration > ${secondsFromNow(atLeast).toISOString()}::timestamptz)`
  const [stored] = await runSql<{ digest: string; until: number }>(
    req,
    sql`
      update users set
        reset_password_token = case when ${isFresh} then reset_password_token else ${link.digest} end,
        reset_password_expiration =
          case when ${isFresh} then reset_password_expiration else ${link.until.toISOString()}::timestamptz end
      where id = ${owner.id}
      returning reset_password_token as digest, (extract(epoch from reset_password_expiration) * 1000)::float8 as until`,
  )
  const current = linkOf(owner, purpose, new Date(stored?.until ?? 0))
  if (current.digest === stored?.digest) return current
  // The stored link has another purpose, or was sent to an earlier address.
  await replacePasswordLink(req, owner.id, link)
  return link
}

const linkOf = ({ id, email }: Owner, purpose: Purpose, until: Date): EmailLink =>
  deriveEmailLink(`${purpose} the password of ${id} at ${email}`, until)

async function replacePasswordLink(req: PayloadRequest, id: string, link: EmailLink): Promise<void> {
  await runSql(
    req,
    sql`update users set reset_password_token = ${link.digest},
      reset_password_expiration = ${link.until.toISOString()}::timestamptz where id = ${id}`,
  )
}
