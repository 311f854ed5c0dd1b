import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { databaseOf, sql } from '@/lib/server/db/sql'
import { users } from '@/payload-tables'
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
  const current = linkOf(owner, purpose, new Date(stored?.until ?? 0))
  if (current.digest === stored?.digest) return current
  // The stored link has another purpose, or was sent to an earlier address.
  await replacePasswordLink(req, owner.id, link)
  return link
}

const linkOf = ({ id, email }: Owner, purpose: Purpose, until: Date): EmailLink =>
  deriveEmailLink(`${purpose} the password of ${id} at ${email}`, until)

async function replacePasswordLink(req: PayloadRequest, id: string, link: EmailLink): Promise<void> {
  const db = await databaseOf(req)
  await db
    .update(users)
    .set({ resetPasswordToken: link.digest, resetPasswordExpiration: link.until.toISOString() })
    .where(eq(users.id, id))
}
