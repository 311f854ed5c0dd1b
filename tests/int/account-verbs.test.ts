import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { changePassword } from '@/features/accounts/operations/change-password'
import { forgotPassword } from '@/features/accounts/operations/forgot-password'
import { resendVerification } from '@/features/accounts/operations/resend-verification'
import { resetPassword } from '@/features/accounts/operations/reset-password'
import { signOutEverywhere } from '@/features/accounts/operations/sign-out-everywhere'
import { signUp } from '@/features/accounts/operations/sign-up'
import { updateProfile } from '@/features/accounts/operations/update-profile'
import { verifyEmail } from '@/features/accounts/operations/verify-email'
import { asSystemAlone, autocommit, statement } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import { makeUser, testPassword } from '../support/actors'
import { makeClient } from '../support/papers'
import {
  browser,
  cookiesOf,
  form,
  lives,
  mailsTo,
  password,
  person,
  row,
  sessionsOf,
  signedUp,
  tokenTo,
} from '../support/sign-ups'

let payload: Payload
beforeAll(async () => {
  payload = await start()
  await makeUser(payload, 'admin')
})
beforeEach(() => autocommit(payload, statement`delete from rate_limits`))

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

  it('with the address of staff who are not verified leaves their password as it is', async () => {
    const owner = await makeUser(payload, 'team', { _verified: false })
    const before = await row(owner.email)
    await signedUp(owner.email)
    expect(await row(owner.email)).toEqual(before)
    expect(await mailsTo(owner.email)).toMatchObject([{ kind: 'address-taken' }])
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
    expect(await verifyEmail(same, { token })).toEqual({ role: 'client' })
    expect(await lives(cookiesOf(same))).toBe(true)
    await expect(verifyEmail(await browser(), { token, password })).rejects.toMatchObject({
      code: 'link_over',
    })
  })

  it('elsewhere asks for the password, and with it proves the address and opens one', async () => {
    const email = person()
    const { token } = await signedUp(email)
    const other = await browser(undefined, 'puente_sign_up=forged')
    const before = await row(email)
    for (const [tried, code] of [
      [undefined, 'password_needed'],
      ['', 'password_needed'],
      ['another-password', 'mismatch'],
    ] as const)
      await expect(verifyEmail(other, { token, password: tried }), code).rejects.toMatchObject({
        code,
        status: 401,
      })
    expect(cookiesOf(other)).toBe('')
    expect(await row(email)).toEqual(before)
    await verifyEmail(other, { token, password })
    expect(await lives(cookiesOf(other))).toBe(true)
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
      await expect(verifyEmail(await browser(), { token: wrong, password }), wrong).rejects.toMatchObject({
        code: 'link_over',
      })
    expect(await row(email)).toMatchObject({ _verified: false })
    await verifyEmail(await browser(), { token: await tokenTo(email), password })
    expect(await row(email)).toMatchObject({ _verified: true })
  })

  it('the database keeps no token, only its digest', async () => {
    const email = person()
    const { token } = await signedUp(email)
    expect(JSON.stringify(await row(email))).not.toContain(token)
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
