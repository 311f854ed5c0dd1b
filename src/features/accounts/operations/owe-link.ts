import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import type { AccountRow } from '@/lib/server/account-rows'
import { sql, statement } from '@/lib/server/db'
import { newLink, type MailLink } from '@/lib/server/mail-link'
import { owe } from '@/lib/server/outbox'

type Reader = { id: string; email: string; language: Language; name: string | null }

/** How long the links of mails work, in seconds. */
const seconds = { verify: 3 * 86_400, reset: 3_600, invite: 14 * 86_400 }

export const verificationLink = (): MailLink => newLink(seconds.verify)

/** Owes the mail that proves an address. A newer one ends those before it. */
export async function oweVerification(
  req: PayloadRequest,
  reader: Reader,
  { token, digest }: MailLink,
  next?: string,
): Promise<void> {
  await sql(req, statement`update users set _verificationtoken = ${digest} where id = ${reader.id}`)
  const { email, language, name } = reader
  const data = { token, name, next: next ?? null }
  await owe(req, { kind: 'verify-address', subjectId: digest, recipient: email, language, data })
}

/** Owes the mail by which somebody chooses a new password. A newer one ends those before it. */
export async function oweReset(req: PayloadRequest, reader: Reader, next?: string): Promise<void> {
  const { token, digest } = await passwordLink(req, reader.id, seconds.reset)
  const { email, language, name } = reader
  const data = { token, name, next: next ?? null }
  await owe(req, { kind: 'reset-password', subjectId: digest, recipient: email, language, data })
}

/** Owes the mail by which somebody who was invited chooses the first password. */
export async function oweInvitation(
  req: PayloadRequest,
  reader: Pick<AccountRow, 'id' | 'email' | 'language' | 'name'>,
): Promise<void> {
  const { token, digest } = await passwordLink(req, reader.id, seconds.invite)
  const { email, language, name } = reader
  await owe(req, { kind: 'invitation', subjectId: digest, recipient: email, language, data: { token, name } })
}

async function passwordLink(req: PayloadRequest, id: string, lasts: number): Promise<MailLink> {
  const link = newLink(lasts)
  await sql(
    req,
    statement`update users set reset_password_token = ${link.digest},
      reset_password_expiration = ${link.until.toISOString()}::timestamptz where id = ${id}`,
  )
  return link
}
