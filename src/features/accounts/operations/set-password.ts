import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { isCommonPassword } from '@/lib/server/auth/common-password'
import { queueEmail } from '@/features/mail/queue-email'
import { passwordError } from '../rules'
import { type Role } from '@/lib/roles'

/** Throws AppError 'invalid' with the field `password` when it is too short for the role, or common. */
export async function assertPasswordAllowed(password: string, role: Role): Promise<void> {
  const error = passwordError(password, role) ?? ((await isCommonPassword(password)) ? 'common' : undefined)
  if (error)
    throw new AppError('invalid', { fields: { password: role === 'client' ? error : `staff_${error}` } })
}

/** Queues the email that tells the owner of the account that the password was changed. */
export async function queuePasswordChangedEmail(
  req: PayloadRequest,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const data = { at: new Date().toISOString() }
  await queueEmail(req, {
    kind: 'password-changed',
    subjectId: randomUUID(),
    recipient: email,
    language,
    data,
  })
}
