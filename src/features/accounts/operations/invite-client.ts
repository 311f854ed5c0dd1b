import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { accountOf, lockAddress, type AccountRow } from '@/lib/server/account-rows'
import { asSystem, asUser, inTransaction, sql, statement } from '@/lib/server/db'
import type { Context } from '@/lib/server/handle'
import { consume } from '@/lib/server/limits'
import { owe } from '@/lib/server/outbox'
import { nobodysPassword } from '@/lib/server/password'
import type { Client } from '@/payload-types'
import { oweInvitation } from './owe-link'

type Invited = { state: 'invited' | 'linked' }

/**
 * Gives a client a way into the portal: an account with the client's address, linked at once, and a mail in the
 * client's language to choose a password. Asked again it sends the mail again. Somebody who has an account gets it
 * linked, and a mail that says so.
 */
export async function inviteClient({ req }: Context, { client: id }: { client: string }): Promise<Invited> {
  const client = await asUser(req).findByID({ collection: 'clients', id, depth: 0, disableErrors: true })
  if (!client) throw new AppError('not_found')
  if (client.status === 'suspended') throw new AppError('conflict', { fields: { client: 'suspended' } })
  await consume('accountMail', `invite ${id}`)
  return inTransaction(req, async () => {
    await lockAddress(req, client.email)
    const owner = await accountOf(req, client.email)
    if (!owner) return invite(req, await makeAccount(req, client))
    if (owner.role !== 'client') throw new AppError('conflict', { fields: { client: 'staff' } })
    if (owner.client && owner.client !== id)
      throw new AppError('conflict', { fields: { client: 'elsewhere' } })
    await sql(req, statement`update users set client_id = ${id}, updated_at = now() where id = ${owner.id}`)
    if (owner.verified) return tellLinked(req, owner)
    // Whoever signed up with the address and never proved it has chosen a password: that opens nothing any more.
    if (!owner.client) await forgetPassword(req, owner.id)
    return invite(req, { ...owner, language: client.language })
  })
}

async function makeAccount(req: PayloadRequest, client: Client): Promise<AccountRow> {
  const { email, firstName, lastName, companyName, phone, language } = client
  const person = { email, firstName, lastName, companyName, phone, language }
  const data = { ...person, role: 'client' as const, client: client.id, password: nobodysPassword() }
  const { id } = await asSystem(req).create({ collection: 'users', data: { ...data, _verified: false } })
  const made = { id, email, role: 'client' as const, language, name: firstName, client: client.id }
  return { ...made, verified: false, verification: null }
}

async function forgetPassword(req: PayloadRequest, id: string): Promise<void> {
  await asSystem(req).update({ collection: 'users', id, data: { password: nobodysPassword() } })
  await sql(req, statement`update users set _verificationtoken = null where id = ${id}`)
}

async function invite(req: PayloadRequest, account: AccountRow): Promise<Invited> {
  await oweInvitation(req, account)
  return { state: 'invited' }
}

async function tellLinked(req: PayloadRequest, { email, language, name }: AccountRow): Promise<Invited> {
  await owe(req, { kind: 'linked', subjectId: randomUUID(), recipient: email, language, data: { name } })
  return { state: 'linked' }
}
