import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import type { AccountRow } from '@/lib/server/auth/account-rows'
import { databaseOf } from '@/lib/server/db/sql'
import { createEmailLink, type EmailLink } from '@/lib/server/auth/email-link'
import { storePasswordLink } from '@/lib/server/auth/password-link'
import { queueEmail } from '@/features/mail/queue-email'
import { users } from '@/payload-tables'

type Recipient = { id: string; email: string; language: Language; name: string | null }

const VERIFICATION_SECONDS = 3 * 86_400

/** Creates a link that verifies an email address. */
export const createVerificationLink = (): EmailLink => createEmailLink(VERIFICATION_SECONDS)

/** Queues the email that verifies an address. Links of earlier ones stop working. */
export async function queueVerificationEmail(
  req: PayloadRequest,
  recipient: Recipient,
  { token, digest }: EmailLink,
  next?: string,
): Promise<void> {
  const db = await databaseOf(req)
  await db.update(users).set({ _verificationToken: digest }).where(eq(users.id, recipient.id))
  const { email, language, name } = recipient
  const data = { token, name, next: next ?? null }
  await queueEmail(req, { kind: 'verify-address', subjectId: digest, recipient: email, language, data })
}

/** Queues the email with a link to set a new password: the link of the earlier one, while it is fresh. */
export async function queueResetEmail(
  req: PayloadRequest,
  recipient: Recipient,
  next?: string,
): Promise<void> {
  const { token } = await storePasswordLink(req, recipient, 'reset')
  const { email, language, name } = recipient
  const data = { token, name, next: next ?? null }
  await queueEmail(req, { kind: 'reset-password', subjectId: randomUUID(), recipient: email, language, data })
}

/** The same for the first password of an invited account. */
export async function queueInvitationEmail(
  req: PayloadRequest,
  recipient: Pick<AccountRow, 'id' | 'email' | 'language' | 'name' | 'role'>,
  next?: string,
): Promise<void> {
  const { token } = await storePasswordLink(req, recipient, 'invite')
  const { email, language, name, role } = recipient
  await queueEmail(req, {
    kind: 'invitation',
    subjectId: randomUUID(),
    recipient: email,
    language,
    data: { token, name, next: next ?? null, staff: role !== 'client' },
  })
}
