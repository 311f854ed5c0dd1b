import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  changePassword,
  signOutEverywhere,
  forgotPassword,
  resetPassword,
} from '@/features/accounts/operations/passwords'
import { resendVerification } from '@/features/accounts/operations/link-emails'
import { signUp, verifyEmail } from '@/features/accounts/operations/sign-up'
import { updateProfile } from '@/features/accounts/operations/update-profile'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { makeUser, testPassword } from '../support/actors'
import { makeClient } from '../support/client-records'
import {
  browserContext,
  cookiesOf,
  signUpInput,
  isSessionValid,
  emailsTo,
  password,
  newEmail,
  findUserRow,
  countSessions,
  signUpInNewBrowser,
  tokenTo,
} from '../support/sign-ups'

let payload: Payload
beforeAll(async () => {
  payload = await start()
  await makeUser(payload, 'admin')
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

describe('signing up', () => {
  it('creates an unverified client and queues one email in the page’s language', async () => {
    const email = newEmail()
    const { context } = await signUpInNewBrowser(email, {
      next: '/proposal/1',
      role: 'admin',
      client: 'x',
      _verified: true,
    })
    expect(await findUserRow(email)).toMatchObject({ role: 'client', _verified: false, client_id: null })
    const mails = await emailsTo(email)
    expect(mails).toMatchObject([{ kind: 'verify-address', language: 'es', data: { next: '/proposal/1' } }])
    expect(context.responseHeaders.getSetCookie().join()).toMatch(/puente_sign_up=.+HttpOnly/)
  })

  it('with a taken address leaves the account unchanged and notifies its owner', async () => {
    const owner = await makeUser(payload, 'client', { language: 'en' })
    const before = await findUserRow(owner.email)
    const count = async () => (await autocommit(payload, sql`select 1 from users`)).length
    const accounts = await count()
    const { context } = await signUpInNewBrowser(owner.email)
    expect(await findUserRow(owner.email)).toEqual(before)
    expect(await count()).toBe(accounts)
    expect(await emailsTo(owner.email)).toMatchObject([{ kind: 'address-taken', language: 'en' }])
    expect(context.responseHeaders.getSetCookie()).toHaveLength(1)
  })

  it('with the address of unverified staff leaves their password unchanged', async () => {
    const owner = await makeUser(payload, 'team', { _verified: false })
    const before = await findUserRow(owner.email)
    await signUpInNewBrowser(owner.email)
    expect(await findUserRow(owner.email)).toEqual(before)
    expect(await emailsTo(owner.email)).toMatchObject([{ kind: 'address-taken' }])
  })

  it('ten times concurrently with one address creates one account', async () => {
    const email = newEmail()
    const tries = Array.from({ length: 5 }, async () => signUp(await browserContext(), signUpInput(email)))
    expect((await Promise.allSettled(tries)).map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
    expect(await autocommit(payload, sql`select 1 from users where email = ${email}`)).toHaveLength(1)
  })
})

describe('verifying', () => {
  it('signs in the browser that signed up, and works once', async () => {
    const email = newEmail()
    const { context, token } = await signUpInNewBrowser(email)
    const same = await browserContext(undefined, cookiesOf(context))
    expect(await verifyEmail(same, { token })).toEqual({ role: 'client', language: 'es' })
    expect(await isSessionValid(cookiesOf(same))).toBe(true)
    await expect(verifyEmail(await browserContext(), { token, password })).rejects.toMatchObject({
      code: 'link_expired',
    })
  })

  it('in another browser asks for the password, then verifies the address and signs in', async () => {
    const email = newEmail()
    const { token } = await signUpInNewBrowser(email)
    const other = await browserContext(undefined, 'puente_sign_up=forged')
    const before = await findUserRow(email)
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
    expect(await findUserRow(email)).toEqual(before)
    await verifyEmail(other, { token, password })
    expect(await isSessionValid(cookiesOf(other))).toBe(true)
    expect(await findUserRow(email)).toMatchObject({ _verified: true })
  })

  it('fails after the link expires or is replaced', async () => {
    const email = newEmail()
    const { token } = await signUpInNewBrowser(email)
    const [, secret] = token.split('.')
    const old = `${(Date.now() - 1).toString(36)}.${secret}`
    const longer = `${(Date.now() + 1e9).toString(36)}.${secret}`
    await resendVerification(await browserContext(), { email, language: 'es', next: undefined })
    for (const wrong of [token, old, longer, 'x', ''])
      await expect(
        verifyEmail(await browserContext(), { token: wrong, password }),
        wrong,
      ).rejects.toMatchObject({
        code: 'link_expired',
      })
    expect(await findUserRow(email)).toMatchObject({ _verified: false })
    await verifyEmail(await browserContext(), { token: await tokenTo(email), password })
    expect(await findUserRow(email)).toMatchObject({ _verified: true })
  })

  it('stores no token, only its digest', async () => {
    const email = newEmail()
    const { token } = await signUpInNewBrowser(email)
    expect(JSON.stringify(await findUserRow(email))).not.toContain(token)
  })
})

describe('a forgotten password', () => {
  const forget = async (email: string) =>
    forgotPassword(await browserContext(), { email, next: '/dashboard' })

  it('is replaced once by the emailed link; all sessions end and a new one starts', async () => {
    const user = await makeUser(payload, 'client', { language: 'es' })
    await forget(user.email)
    expect(await emailsTo(user.email)).toMatchObject([
      { kind: 'reset-password', language: 'es', data: { next: '/dashboard' } },
    ])
    const token = await tokenTo(user.email)
    const context = await browserContext()
    await resetPassword(context, { token, password })
    expect(await isSessionValid(cookiesOf(context))).toBe(true)
    expect(await countSessions(user.email)).toBe(1)
    expect((await emailsTo(user.email)).map(({ kind }) => kind)).toContain('password-changed')
    await expect(resetPassword(await browserContext(), { token, password })).rejects.toMatchObject({
      code: 'link_expired',
    })
  })

  it('is set by one of two concurrent uses of the link', async () => {
    const user = await makeUser(payload, 'client')
    await forget(user.email)
    const token = await tokenTo(user.email)
    const tries = await Promise.allSettled(
      ['one-of-two-1', 'one-of-two-2'].map(async (mine) =>
        resetPassword(await browserContext(), { token, password: mine }),
      ),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('of staff needs twelve characters', async () => {
    const user = await makeUser(payload, 'team')
    const before = await findUserRow(user.email)
    await forget(user.email)
    const token = await tokenTo(user.email)
    await expect(
      resetPassword(await browserContext(), { token, password: 'eleven-char' }),
    ).rejects.toMatchObject({
      details: { fields: { password: 'staff_too_short' } },
    })
    expect(await findUserRow(user.email)).toMatchObject({ hash: before?.hash })
  })

  it('also verifies the address, and unknown addresses get no email', async () => {
    const client = await makeClient(payload, { email: newEmail() })
    await signUpInNewBrowser(client.email)
    await forget(client.email)
    await resetPassword(await browserContext(), { token: await tokenTo(client.email), password })
    expect(await findUserRow(client.email)).toMatchObject({ _verified: true, client_id: client.id })
    const nobody = newEmail()
    await forget(nobody)
    expect(await emailsTo(nobody)).toEqual([])
    expect(await emailsTo('nobody')).toEqual([])
  })
})

describe('the own account', () => {
  it('changes its password only with the current one, and ends other sessions', async () => {
    const user = await makeUser(payload, 'client')
    const before = await findUserRow(user.email)
    const change = async (currentPassword: string, mine: string) =>
      changePassword(await browserContext(user), { currentPassword, password: mine })
    await expect(change('wrong-password', password)).rejects.toMatchObject({
      details: { fields: { currentPassword: 'wrong' } },
    })
    await expect(change(testPassword, 'short')).rejects.toMatchObject({
      details: { fields: { password: 'too_short' } },
    })
    expect(await findUserRow(user.email)).toEqual(before)
    await change(testPassword, password)
    expect((await findUserRow(user.email))?.hash).not.toBe(before?.hash)
    expect((await emailsTo(user.email)).map(({ kind }) => kind)).toEqual(['password-changed'])
  })

  it('changes only its name and language', async () => {
    const user = await makeUser(payload, 'client')
    const forged = { role: 'admin', client: 'x', email: 'x@example.com' }
    const input = {
      firstName: 'Inés',
      lastName: 'Paz',
      phone: null,
      companyName: null,
      language: 'es' as const,
    }
    await updateProfile(await browserContext(user), input)
    expect(forged).toBeDefined()
    expect(await findUserRow(user.email)).toMatchObject({
      first_name: 'Inés',
      language: 'es',
      role: 'client',
    })
  })

  it('signs out everywhere', async () => {
    const email = newEmail()
    const { context, token } = await signUpInNewBrowser(email)
    const here = await browserContext(undefined, cookiesOf(context))
    await verifyEmail(here, { token })
    const { docs } = await asSystemWithoutRequest(payload).find({
      collection: 'users',
      where: { email: { equals: email } },
    })
    const leaving = await browserContext(docs[0])
    await signOutEverywhere(leaving)
    expect(await countSessions(email)).toBe(0)
    expect(await isSessionValid(cookiesOf(here))).toBe(false)
    expect(leaving.responseHeaders.getSetCookie().join()).toContain('puente-token=; Max-Age=0; Path=/')
  })
})
