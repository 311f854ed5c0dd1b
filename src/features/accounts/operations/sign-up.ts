import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { limitAttempt } from '@/lib/server/auth/account-limits'
import { mailboxKey } from '@/lib/server/mailbox'
import { findAccountByEmail, lockEmail, type AccountRow } from '@/lib/server/auth/account-rows'
import { asSystem } from '@/lib/server/db/local-api'
import { inTransaction, runSql, sql } from '@/lib/server/db/sql'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { signUpProofOf, type EmailLink } from '@/lib/server/auth/email-link'
import { queueEmail, simulateQueueEmail } from '@/features/mail/queue-email'
import { setSignUpCookie } from '@/lib/server/auth/session'
import type { SignUpInput } from '../schemas'
import {
  hasReachedMailboxLimit,
  queueInvitationEmail,
  queueVerificationEmail,
  createVerificationLink,
} from './link-emails'
import { assertPasswordAllowed } from './change-password'

/**
 * Creates an account with an unverified address and queues the email that verifies it. With an address that is taken,
 * the response and the work are the same, and the owner of the address gets an email instead, unless strangers have caused
 * enough of them that day or the account is deactivated.
 */
export async function signUp(
  { req, address, responseHeaders }: BrowserContext,
  input: SignUpInput,
): Promise<object> {
  await consumeRateLimit('signUp', address)
  await assertPasswordAllowed(input.password, 'client')
  await limitAttempt('email', { account: `sign-up ${mailboxKey(input.email)}`, address })
  const link = createVerificationLink()
  await inTransaction(req, async () => {
    await lockEmail(req, input.email)
    const owner = await findAccountByEmail(req, input.email)
    const isFull = await hasReachedMailboxLimit(req, emailKindFor(owner), input.email)
    if (!owner) await createAccount(req, input, link)
    else if (isFull || owner.deactivated) await simulateAll(req, input)
    else if (isPending(owner)) await replaceSignUp(req, owner, input, link)
    else await notifyOwner(req, owner, input)
  })
  setSignUpCookie(responseHeaders, signUpProofOf(link.digest))
  return {}
}

/** Whether the account comes from a sign-up that was never verified, and not from staff. */
const isPending = ({ verified, client, role }: AccountRow) => !verified && !client && role === 'client'

/** The email that a sign-up with the address of this account causes. An invited client gets the invitation again. */
function emailKindFor(owner: AccountRow | undefined) {
  if (!owner || isPending(owner)) return 'verify-address'
  return !owner.verified && owner.client ? 'invitation' : 'address-taken'
}

/** The fields that a sign-up sets. Role and client are set by the system. */
const signUpFields = ({ firstName, lastName, password, language }: SignUpInput) => ({
  firstName,
  lastName,
  password,
  language,
})
const unverified = { role: 'client', _verified: false } as const

async function createAccount(req: PayloadRequest, input: SignUpInput, link: EmailLink): Promise<void> {
  const { email, language, firstName: name, next } = input
  const data = { ...signUpFields(input), ...unverified, email }
  const { id } = await asSystem(req).create({ collection: 'users', data })
  await queueVerificationEmail(req, { id, email, language, name }, link, next)
}

/**
 * Replaces the data of an unverified sign-up, because the earlier visitor has no better claim to the address. The link
 * of the earlier sign-up stops working.
 */
async function replaceSignUp(req: PayloadRequest, owner: AccountRow, input: SignUpInput, link: EmailLink) {
  await asSystem(req).update({ collection: 'users', id: owner.id, data: signUpFields(input) })
  const { language, firstName: name, next } = input
  await queueVerificationEmail(req, { ...owner, language, name }, link, next)
}

/**
 * Creates and rolls back an account, so that the time does not reveal that there is one already. Drizzle has no savepoints
 * in a transaction that it did not begin.
 */
async function simulateSignUp(req: PayloadRequest, input: SignUpInput): Promise<void> {
  await runSql(req, sql`savepoint before_account`)
  const data = { ...signUpFields(input), ...unverified, email: `${randomUUID()}@nobody.invalid` }
  await asSystem(req).create({ collection: 'users', data })
  await runSql(req, sql`rollback to savepoint before_account`)
}

/** The same with the email. A pending sign-up stays as it is, so that the links that were sent for it work. */
async function simulateAll(req: PayloadRequest, input: SignUpInput): Promise<void> {
  await simulateSignUp(req, input)
  await simulateQueueEmail(req)
}

/** Emails the owner of the address. */
async function notifyOwner(req: PayloadRequest, owner: AccountRow, input: SignUpInput): Promise<void> {
  await simulateSignUp(req, input)
  if (emailKindFor(owner) === 'invitation') return queueInvitationEmail(req, owner, input.next)
  const { email, language, name } = owner
  const data = { name, next: input.next ?? null }
  await queueEmail(req, {
    kind: 'address-taken',
    subjectId: randomUUID(),
    recipient: email,
    language,
    data,
  })
}
