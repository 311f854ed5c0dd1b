import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { owe } from '@/lib/server/outbox'
import { passwordFault, type Role } from '../rules'

/** Refuses a password that somebody with that role may not have. */
export function requirePassword(password: string, role: Role): void {
  const fault = passwordFault(password, role)
  if (fault)
    throw new AppError('invalid', { fields: { password: role === 'client' ? fault : `staff_${fault}` } })
}

/** Owes the notice that a password has changed: its owner must hear of it when it was somebody else. */
export async function owePasswordNotice(
  req: PayloadRequest,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const data = { at: new Date().toISOString() }
  await owe(req, { kind: 'password-changed', subjectId: randomUUID(), recipient: email, language, data })
}
