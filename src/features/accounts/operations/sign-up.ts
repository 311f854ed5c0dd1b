import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { accountOf, lockAddress, type AccountRow } from '@/lib/server/account-rows'
import { asSystem, inTransaction, sql, statement } from '@/lib/server/db'
import type { BrowserContext } from '@/lib/server/handle'
import { consume } from '@/lib/server/limits'
import { proofOf, type MailLink } from '@/lib/server/mail-link'
import { owe } from '@/lib/server/outbox'
import { rememberSignUp } from '@/lib/server/session'
import type { SignUpInput } from '../schemas'
import { oweInvitation, oweVerification, verificationLink } from './owe-link'

/**
 * Makes an account whose address is still to be proved, and owes the mail that proves it. Whoever signs up with an
 * address that is taken gets the same answer after the same work; its owner gets a mail.
 */
export async function signUp({ req, address, answer }: BrowserContext, input: SignUpInput): Promise<object> {
  await consume('signUp', address)
  await consume('accountMail', `sign-up ${input.email}`)
  const link = verificationLink()
  await inTransaction(req, async () => {
    await lockAddress(req, input.email)
    const owner = await accountOf(req, input.email)
    if (!owner) await make(req, input, link)
    else if (isPending(owner)) await replace(req, owner, input, link)
    else await tellOwner(req, owner, input)
  })
  rememberSignUp(answer, proofOf(link.digest))
  return {}
}

/** Whether a sign-up alone has made it; an account that staff gave somebody is nobody's to sign up for. */
const isPending = ({ verified, client, role }: AccountRow) => !verified && !client && role === 'client'

/** The fields that a sign-up decides about; role, client and the like are the system's. */
const fieldsOf = ({ firstName, lastName, password, language }: SignUpInput) => ({
  firstName,
  lastName,
  password,
  language,
})
const unproved = { role: 'client', _verified: false } as const

async function make(req: PayloadRequest, input: SignUpInput, link: MailLink): Promise<void> {
  const { email, language, firstName: name, next } = input
  const data = { ...fieldsOf(input), ...unproved, email }
  const { id } = await asSystem(req).create({ collection: 'users', data })
  await oweVerification(req, { id, email, language, name }, link, next)
}

/**
 * Nobody has proved the address yet, so that whoever came first has no more right to it: the last password counts. The
 * proof of the one before ends with its link.
 */
async function replace(req: PayloadRequest, owner: AccountRow, input: SignUpInput, link: MailLink) {
  await asSystem(req).update({ collection: 'users', id: owner.id, data: fieldsOf(input) })
  const { language, firstName: name, next } = input
  await oweVerification(req, { ...owner, language, name }, link, next)
}

/** The account stays as it is. The work of making one is done all the same, and taken back. */
async function tellOwner(req: PayloadRequest, owner: AccountRow, input: SignUpInput): Promise<void> {
  await sql(req, statement`savepoint before_nobody`)
  const nobody = { ...fieldsOf(input), ...unproved, email: `${randomUUID()}@nobody.invalid` }
  await asSystem(req).create({ collection: 'users', data: nobody })
  await sql(req, statement`rollback to savepoint before_nobody`)
  // Whoever was invited and signs up instead finds the invitation again.
  if (!owner.verified && owner.client) return oweInvitation(req, owner)
  const { email, language, name } = owner
  const data = { name, next: input.next ?? null }
  await owe(req, { kind: 'address-taken', subjectId: randomUUID(), recipient: email, language, data })
}
