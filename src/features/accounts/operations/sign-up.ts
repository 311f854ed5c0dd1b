import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { queueEmail, simulateQueueEmail } from '@/features/mail/queue-email'
import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import type { Role } from '@/lib/roles'
import { limitAttempt } from '@/lib/server/auth/account-limits'
import {
  findAccountByEmail,
  lockEmail,
  type AccountRow,
  linkAccountsByEmail,
} from '@/lib/server/auth/account-rows'
import {
  signUpProofOf,
  type EmailLink,
  digestOf,
  isExpired,
  isSignUpProof,
} from '@/lib/server/auth/email-link'
import { verifyPassword } from '@/lib/server/auth/password'
import { setSignUpCookie, createSession, readSignUpCookie } from '@/lib/server/auth/session'
import { asSystem } from '@/lib/server/db/local-api'
import { inTransaction, runSql, sql, databaseOf } from '@/lib/server/db/sql'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { mailboxKey } from '@/lib/server/mailbox'
import { users } from '@/payload-tables'
import type { SignUpInput, verifySchema } from '../schemas'
import {
  hasReachedMailboxLimit,
  queueInvitationEmail,
  queueVerificationEmail,
  createVerificationLink,
} from './link-emails'
import { assertPasswordAllowed } from './passwords'

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

type Pending = { id: string; email: string; hash: string | null; salt: string | null }

const canVerify = (digest: string) => and(eq(users._verificationToken, digest), eq(users._verified, false))

/**
 * Verifies an address by the link in an email, and signs in. A browser other than the one that signed up must also send
 * the password of the sign-up: otherwise the owner of the mailbox could activate an account with someone else's
 * password. Throws AppError 'link_expired' when the token is expired, used or unknown, 'password_needed' without a
 * password, and 'mismatch' with a wrong one.
 */
export async function verifyEmail(
  { req, address, ...browser }: BrowserContext,
  { token, password }: z.output<typeof verifySchema>,
): Promise<{ role: Role; language: Language }> {
  await consumeRateLimit('emailLink', address)
  if (isExpired(token)) throw new AppError('link_expired')
  const digest = digestOf(token)
  const pending = await findPendingAccount(req, digest)
  if (!isSignUpProof(digest, readSignUpCookie(browser.requestHeaders)))
    await checkSignUpPassword(password, pending)
  return inTransaction(req, async () => {
    await lockEmail(req, pending.email)
    // The condition on the hash fails when the password was replaced since it was checked.
    const { id, email, hash, role, language } = users
    const isSame = and(eq(id, pending.id), eq(email, pending.email), sql`${hash} = ${pending.hash}`)
    const db = await databaseOf(req)
    const [account] = await db
      .update(users)
      .set({ _verified: true, _verificationToken: null, updatedAt: sql`now()` })
      .where(and(isSame, canVerify(digest)))
      .returning({ role, language })
    if (!account) throw new AppError('link_expired')
    await linkAccountsByEmail(req, { email: pending.email, user: pending.id })
    await createSession(req, pending.id, browser)
    return account
  })
}

async function findPendingAccount(req: PayloadRequest, digest: string): Promise<Pending> {
  const { id, email, hash, salt } = users
  const db = await databaseOf(req)
  const [pending] = await db.select({ id, email, hash, salt }).from(users).where(canVerify(digest))
  if (!pending) throw new AppError('link_expired')
  return pending
}

async function checkSignUpPassword(password: string | null | undefined, pending: Pending): Promise<void> {
  if (!password) throw new AppError('password_needed', { fields: { password: 'required' } })
  await consumeRateLimit('passwordCheck', `verify ${pending.email}`)
  if (!(await verifyPassword(password, pending)))
    throw new AppError('mismatch', { fields: { password: 'not_chosen' } })
}
