import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import type { Language } from '../../src/i18n/languages'
import { asSystem, sql, statement } from '../../src/lib/server/db'
import { newLink } from '../../src/lib/server/mail-link'
import { owe } from '../../src/lib/server/outbox'
import { nobodysPassword } from '../../src/lib/server/password'
import type { User } from '../../src/payload-types'

/** Payload writes a password apart from the other fields, and what runs afterwards no longer sees it. */
export const noteNewPassword: CollectionBeforeChangeHook<User> = ({ context, data }) => {
  context.hasNewPassword = Boolean((data as { password?: unknown }).password)
  return data
}

/**
 * A client who becomes staff has a password that was good enough for one client's papers. It opens nothing any more, nor
 * do the sessions that it opened; a mail lets the person choose one as staff must have it. Staff belong to no client.
 */
export const promote: CollectionAfterChangeHook<User> = async ({ context, data, doc, previousDoc, req }) => {
  const role = data.role ?? previousDoc?.role
  if (previousDoc?.role !== 'client' || role === 'client') return
  const [person] = await sql<Person>(
    req,
    statement`
      update users set client_id = null, _verified = true, _verificationtoken = null, reset_password_token = null
      where id = ${doc.id} returning id, email, language, first_name as name`,
  )
  // A new password ends the sessions.
  if (person && !context.hasNewPassword) await askForPassword(req, person)
  return { ...doc, client: null, _verified: true }
}

type Person = { id: string; email: string; language: Language; name: string | null }

async function askForPassword(req: PayloadRequest, { id, email, language, name }: Person): Promise<void> {
  await asSystem(req).update({ collection: 'users', id, data: { password: nobodysPassword() } })
  const { token, digest, until } = newLink(3_600)
  await sql(
    req,
    statement`update users set reset_password_token = ${digest},
      reset_password_expiration = ${until.toISOString()}::timestamptz where id = ${id}`,
  )
  const data = { token, name, next: null }
  await owe(req, { kind: 'reset-password', subjectId: digest, recipient: email, language, data })
}
