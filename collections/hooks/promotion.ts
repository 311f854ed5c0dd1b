import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import type { Language } from '../../src/i18n/languages'
import { asSystem } from '../../src/lib/server/db/local-api'
import { databaseOf } from '../../src/lib/server/db/sql'
import { storePasswordLink } from '../../src/lib/server/auth/password-link'
import { queueEmail } from '../../src/features/mail/queue-email'
import { unusablePassword } from '../../src/lib/server/auth/password'
import { users } from '../../src/payload-tables'
import type { User } from '../../src/payload-types'

/** Remembers that the password changes, because Payload removes it from `data` before `afterChange` runs. */
export const trackPasswordChange: CollectionBeforeChangeHook<User> = ({ context, data }) => {
  context.hasNewPassword = Boolean((data as { password?: unknown }).password)
  return data
}

/**
 * Resets a client's account that becomes staff: unlinks its client, ends its sessions and, unless the same request sets a
 * new password, replaces the password and emails a reset link. Client passwords may be shorter than staff passwords.
 */
export const resetPromotedAccount: CollectionAfterChangeHook<User> = async ({
  context,
  data,
  doc,
  previousDoc,
  req,
}) => {
  const role = data.role ?? previousDoc.role
  if (previousDoc.role !== 'client' || role === 'client') return
  const db = await databaseOf(req)
  const [account] = await db
    .update(users)
    .set({ client: null, _verified: true, _verificationToken: null, resetPasswordToken: null })
    .where(eq(users.id, doc.id))
    .returning({ id: users.id, email: users.email, language: users.language, name: users.firstName })
  // Setting a password ends the account's sessions.
  if (account && !context.hasNewPassword) await sendPasswordReset(req, account)
  return { ...doc, client: null, _verified: true }
}

type Account = { id: string; email: string; language: Language; name: string | null }

/** Replaces the password with a random one and queues an email with a reset link. */
async function sendPasswordReset(req: PayloadRequest, { id, email, language, name }: Account): Promise<void> {
  await asSystem(req).update({ collection: 'users', id, data: { password: unusablePassword() } })
  const { token } = await storePasswordLink(req, { id, email }, 'reset')
  const data = { token, name, next: null }
  await queueEmail(req, { kind: 'reset-password', subjectId: randomUUID(), recipient: email, language, data })
}
