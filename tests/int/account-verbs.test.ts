import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { changePassword } from '@/features/accounts/operations/change-password'
import { forgotPassword } from '@/features/accounts/operations/forgot-password'
import { inviteClient } from '@/features/accounts/operations/invite-client'
import { resendVerification } from '@/features/accounts/operations/resend-verification'
import { resetPassword } from '@/features/accounts/operations/reset-password'
import { signOutEverywhere } from '@/features/accounts/operations/sign-out-everywhere'
import { signUp } from '@/features/accounts/operations/sign-up'
import { updateProfile } from '@/features/accounts/operations/update-profile'
import { verifyEmail } from '@/features/accounts/operations/verify-email'
import { signUpSchema } from '@/features/accounts/schemas'
import { asSystemAlone, autocommit, statement } from '@/lib/server/db'
import type { BrowserContext } from '@/lib/server/handle'
import { payload as start } from '@/lib/server/payload'
import type { Client, User } from '@/payload-types'
import { makeUser, requestOf, testPassword } from '../support/actors'
import { makeClient } from '../support/papers'

let payload: Payload
let admin: User
beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
})
beforeEach(() => autocommit(payload, statement`delete from rate_limits`))

/** What a browser asks with; `cookies` are those that an answer before has set. */
async function browser(user?: User, cookies = ''): Promise<BrowserContext> {
  const req = await requestOf(payload, user)
  const sent = new Headers(cookies ? { cookie: cookies } : {})
  return {
    req,
    user: user ? { ...user, collection: 'users' } : null,
    address: `10.1.1.${Math.random()}`,
    sent,
    answer: new Headers(),
  }
}
const cookiesOf = ({ answer }: BrowserContext) =>
  answer
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

const person = () => `ana-${crypto.randomUUID().slice(0, 8)}@example.com`
const password = 'tres-tristes-tigres'
const form = (email: string, more: object = {}) =>
  signUpSchema.parse({ firstName: 'Ana', lastName: 'Ruiz', email, password, language: 'es', ...more })

type Row = {
  id: string
  role: string
  _verified: boolean
  client_id: string | null
  hash: string
  first_name: string
  language: string
}
const row = async (email: string): Promise<Row | undefined> =>
  (await autocommit<Row>(payload, statement`select * from users where email = ${email}`))[0]

type Mail = { kind: string; language: string; data: { token?: string; next?: string } }
const mailsTo = (email: string): Promise<Mail[]> =>
  autocommit<Mail>(
    payload,
    statement`select kind, language, data from outbox where recipient = ${email} order by created_at, id`,
  )
const tokenTo = async (email: string): Promise<string> => (await mailsTo(email)).at(-1)?.data.token ?? ''

const sessionsOf = async (email: string): Promise<number> =>
  (
    await autocommit(
      payload,
      statement`select 1 from users_sessions join users on users.id = _parent_id where email = ${email}`,
    )
  ).length

const lives = async (cookies: string): Promise<boolean> => {
  const headers = new Headers({ cookie: cookies, 'sec-fetch-site': 'same-origin' })
  return Boolean((await payload.auth({ headers })).user)
}

async function signedUp(email: string, more: object = {}) {
  const context = await browser()
  await signUp(context, form(email, more))
  return { context, token: await tokenTo(email.toLowerCase()) }
}

describe('signing up', () => {
  it('makes an unverified client and owes one mail in the language of the page', async () => {
    const email = person()
    const { context } = await signedUp(email, {
      next: '/proposal/1',
      role: 'admin',
      client: 'x',
      _verified: true,
    })
    expect(await row(email)).toMatchObject({ role: 'client', _verified: false, client_id: null })
    const mails = await mailsTo(email)
    expect(mails).toMatchObject([{ kind: 'verify-address', language: 'es', data: { next: '/proposal/1' } }])
    expect(context.answer.getSetCookie().join()).toMatch(/puente_sign_up=.+HttpOnly/)
  })

  it('with an address that is taken leaves the account as it is, and tells its owner', async () => {
    const owner = await makeUser(payload, 'client', { language: 'en' })
    const before = await row(owner.email)
    const count = async () => (await autocommit(payload, statement`select 1 from users`)).length
    const accounts = await count()
    const { context } = await signedUp(owner.email)
    expect(await row(owner.email)).toEqual(before)
    expect(await count()).toBe(accounts)
    expect(await mailsTo(owner.email)).toMatchObject([{ kind: 'address-taken', language: 'en' }])
    expect(context.answer.getSetCookie()).toHaveLength(1)
  })

  it('ten at once with one address are one account', async () => {
    const email = person()
    const tries = Array.from({ length: 5 }, async () => signUp(await browser(), form(email)))
    expect((await Promise.allSettled(tries)).map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
    expect(await autocommit(payload, statement`select 1 from users where email = ${email}`)).toHaveLength(1)
  })
})

describe('verifying', () => {
  it('opens a session in the browser that signed up, and works once', async () => {
    const email = person()
    const { context, token } = await signedUp(email)
    const same = await browser(undefined, cookiesOf(context))
    expect(await verifyEmail(same, { token })).toEqual({ signedIn: true, role: 'client' })
    expect(await lives(cookiesOf(same))).toBe(true)
    await expect(verifyEmail(await browser(), { token })).rejects.toMatchObject({ code: 'link_over' })
  })

  it('elsewhere proves the address and opens none', async () => {
    const email = person()
    const { token } = await signedUp(email)
    const other = await browser(undefined, 'puente_sign_up=forged')
    expect(await verifyEmail(other, { token })).toMatchObject({ signedIn: false })
    expect(cookiesOf(other)).toBe('')
    expect(await row(email)).toMatchObject({ _verified: true })
  })

  it('ends with the time of its link, and with a newer one', async () => {
    const email = person()
    const { token } = await signedUp(email)
    const [, secret] = token.split('.')
    const old = `${(Date.now() - 1).toString(36)}.${secret}`
    const longer = `${(Date.now() + 1e9).toString(36)}.${secret}`
    await resendVerification(await browser(), { email, language: 'es', next: undefined })
    for (const wrong of [token, old, longer, 'x', ''])
      await expect(verifyEmail(await browser(), { token: wrong }), wrong).rejects.toMatchObject({
        code: 'link_over',
      })
    expect(await row(email)).toMatchObject({ _verified: false })
    await verifyEmail(await browser(), { token: await tokenTo(email) })
    expect(await row(email)).toMatchObject({ _verified: true })
  })

  it('the database keeps no token, only its digest', async () => {
    const email = person()
    const { token } = await signedUp(email)
    expect(JSON.stringify(await row(email))).not.toContain(token)
  })
})

describe('linking', () => {
  it('a verified sign-up belongs to the client of its address, an unverified one never', async () => {
    const client = await makeClient(payload, { email: person() })
    const { token } = await signedUp(client.email.toUpperCase())
    expect(await row(client.email)).toMatchObject({ client_id: null })
    await verifyEmail(await browser(), { token })
    expect(await row(client.email)).toMatchObject({ client_id: client.id })
  })

  it('also when the client comes later, or gets that address later', async () => {
    const [one, other, unproved] = [person(), person(), person()]
    for (const email of [one, other, unproved]) await signedUp(email)
    for (const email of [one, other]) await verifyEmail(await browser(), { token: await tokenTo(email) })
    const first = await makeClient(payload, { email: one.toUpperCase() })
    const second = await makeClient(payload, { email: person() })
    await asSystemAlone(payload).update({ collection: 'clients', id: second.id, data: { email: other } })
    await makeClient(payload, { email: unproved })
    expect(await row(one)).toMatchObject({ client_id: first.id })
    expect(await row(other)).toMatchObject({ client_id: second.id })
    expect(await row(unproved)).toMatchObject({ client_id: null })
  })

  it('at the same moment as well', async () => {
    const email = person()
    const { token } = await signedUp(email)
    const [client] = await Promise.all([
      makeClient(payload, { email }),
      browser().then((context) => verifyEmail(context, { token })),
    ])
    expect(await row(email)).toMatchObject({ client_id: client.id })
  })

  it('never takes an account from one client to another, nor staff', async () => {
    const mine = await makeClient(payload)
    const user = await makeUser(payload, 'client', { client: mine.id })
    const team = await makeUser(payload, 'team')
    await makeClient(payload, { email: user.email })
    await makeClient(payload, { email: team.email })
    expect(await row(user.email)).toMatchObject({ client_id: mine.id })
    expect(await row(team.email)).toMatchObject({ client_id: null })
  })
})

describe('a forgotten password', () => {
  const forget = async (email: string) => forgotPassword(await browser(), { email, next: '/dashboard' })

  it('is replaced by the link of the mail, once; every session ends and one begins', async () => {
    const user = await makeUser(payload, 'client', { language: 'es' })
    await forget(user.email)
    expect(await mailsTo(user.email)).toMatchObject([
      { kind: 'reset-password', language: 'es', data: { next: '/dashboard' } },
    ])
    const token = await tokenTo(user.email)
    const context = await browser()
    await resetPassword(context, { token, password })
    expect(await lives(cookiesOf(context))).toBe(true)
    expect(await sessionsOf(user.email)).toBe(1)
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toContain('password-changed')
    await expect(resetPassword(await browser(), { token, password })).rejects.toMatchObject({
      code: 'link_over',
    })
  })

  it('two who use the link at once: one of them', async () => {
    const user = await makeUser(payload, 'client')
    await forget(user.email)
    const token = await tokenTo(user.email)
    const tries = await Promise.allSettled(
      ['one-of-two-1', 'one-of-two-2'].map(async (mine) =>
        resetPassword(await browser(), { token, password: mine }),
      ),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('of staff has twelve characters', async () => {
    const user = await makeUser(payload, 'team')
    const before = await row(user.email)
    await forget(user.email)
    const token = await tokenTo(user.email)
    await expect(resetPassword(await browser(), { token, password: 'eleven-char' })).rejects.toMatchObject({
      details: { fields: { password: 'staff_too_short' } },
    })
    expect(await row(user.email)).toMatchObject({ hash: before?.hash })
  })

  it('proves the address of who never did, and nobody is told of an address without an account', async () => {
    const client = await makeClient(payload, { email: person() })
    await signedUp(client.email)
    await forget(client.email)
    await resetPassword(await browser(), { token: await tokenTo(client.email), password })
    expect(await row(client.email)).toMatchObject({ _verified: true, client_id: client.id })
    const nobody = person()
    await forget(nobody)
    expect(await mailsTo(nobody)).toEqual([])
    expect(await mailsTo('nobody')).toEqual([])
  })
})

describe('an invitation', () => {
  const invite = async (client: Client) => inviteClient(await browser(admin), { client: client.id })

  it('links at once, is in the language of the client, can be sent again, and sets a password', async () => {
    const client = await makeClient(payload, { email: person(), language: 'es' })
    expect(await invite(client)).toEqual({ state: 'invited' })
    const first = await tokenTo(client.email)
    expect(await row(client.email)).toMatchObject({ client_id: client.id, _verified: false })
    expect(await invite(client)).toEqual({ state: 'invited' })
    expect((await mailsTo(client.email)).map(({ kind, language }) => [kind, language])).toEqual([
      ['invitation', 'es'],
      ['invitation', 'es'],
    ])
    await expect(resetPassword(await browser(), { token: first, password })).rejects.toMatchObject({
      code: 'link_over',
    })
    await resetPassword(await browser(), { token: await tokenTo(client.email), password })
    expect(await row(client.email)).toMatchObject({ client_id: client.id, _verified: true })
    expect((await mailsTo(client.email)).map(({ kind }) => kind)).not.toContain('password-changed')
  })

  it('of somebody who signed up and proved nothing ends that password and that link', async () => {
    const client = await makeClient(payload, { email: person() })
    const { token } = await signedUp(client.email)
    const before = await row(client.email)
    await invite(client)
    expect((await row(client.email))?.hash).not.toBe(before?.hash)
    await expect(verifyEmail(await browser(), { token })).rejects.toMatchObject({ code: 'link_over' })
  })

  it('links an account that is there, and never that of staff or of another client', async () => {
    const client = await makeClient(payload, { email: person() })
    const other = await makeClient(payload)
    const user = await makeUser(payload, 'client', { email: client.email })
    await autocommit(payload, statement`update users set client_id = null where id = ${user.id}`)
    expect(await invite(client)).toEqual({ state: 'linked' })
    expect(await row(client.email)).toMatchObject({ client_id: client.id })
    await autocommit(payload, statement`update users set client_id = ${other.id} where id = ${user.id}`)
    await expect(invite(client)).rejects.toMatchObject({ details: { fields: { client: 'elsewhere' } } })
    const staff = await makeClient(payload, { email: (await makeUser(payload, 'team')).email })
    await expect(invite(staff)).rejects.toMatchObject({ details: { fields: { client: 'staff' } } })
    const suspended = await makeClient(payload, { status: 'suspended' })
    await expect(invite(suspended)).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('the own account', () => {
  it('a password changes with the present one only, and ends the other sessions', async () => {
    const user = await makeUser(payload, 'client')
    const before = await row(user.email)
    const change = async (currentPassword: string, mine: string) =>
      changePassword(await browser(user), { currentPassword, password: mine })
    await expect(change('wrong-password', password)).rejects.toMatchObject({
      details: { fields: { currentPassword: 'wrong' } },
    })
    await expect(change(testPassword, 'short')).rejects.toMatchObject({
      details: { fields: { password: 'too_short' } },
    })
    expect(await row(user.email)).toEqual(before)
    await change(testPassword, password)
    expect((await row(user.email))?.hash).not.toBe(before?.hash)
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['password-changed'])
  })

  it('says its name and language, and nothing else', async () => {
    const user = await makeUser(payload, 'client')
    const forged = { role: 'admin', client: 'x', email: 'x@example.com' }
    const input = {
      firstName: 'Inés',
      lastName: 'Paz',
      phone: null,
      companyName: null,
      language: 'es' as const,
    }
    await updateProfile(await browser(user), input)
    expect(forged).toBeDefined()
    expect(await row(user.email)).toMatchObject({ first_name: 'Inés', language: 'es', role: 'client' })
  })

  it('signs out everywhere', async () => {
    const email = person()
    const { context, token } = await signedUp(email)
    const here = await browser(undefined, cookiesOf(context))
    await verifyEmail(here, { token })
    const { docs } = await asSystemAlone(payload).find({
      collection: 'users',
      where: { email: { equals: email } },
    })
    const leaving = await browser(docs[0])
    await signOutEverywhere(leaving)
    expect(await sessionsOf(email)).toBe(0)
    expect(await lives(cookiesOf(here))).toBe(false)
    expect(leaving.answer.getSetCookie().join()).toContain('puente-token=; Path=/; Max-Age=0')
  })
})

describe('the last admin', () => {
  it('of two who demote, end or delete each other at once one stays', async () => {
    await autocommit(
      payload,
      statement`update users set role = 'team' where role = 'admin' and id <> ${admin.id}`,
    )
    for (const data of [{ role: 'team' as const }, { deactivatedAt: new Date().toISOString() }]) {
      const second = await makeUser(payload, 'admin')
      const tries = await Promise.allSettled(
        [admin.id, second.id].map((id) => asSystemAlone(payload).update({ collection: 'users', id, data })),
      )
      expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      await autocommit(
        payload,
        statement`update users set role = 'admin', deactivated_at = null where id = ${admin.id}`,
      )
      await autocommit(payload, statement`delete from users where id = ${second.id}`)
    }
    const second = await makeUser(payload, 'admin')
    const tries = await Promise.allSettled(
      [admin.id, second.id].map((id) => asSystemAlone(payload).delete({ collection: 'users', id })),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
