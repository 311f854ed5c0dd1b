import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { forgotPassword } from '@/features/accounts/operations/forgot-password'
import { inviteClient } from '@/features/accounts/operations/invite-client'
import { resetPassword } from '@/features/accounts/operations/reset-password'
import { signUp } from '@/features/accounts/operations/sign-up'
import { verifyEmail } from '@/features/accounts/operations/verify-email'
import { asSystemAlone, autocommit, statement } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import type { Client, User } from '@/payload-types'
import { makeUser } from '../support/actors'
import { makeClient } from '../support/papers'
import { browser, form, mailsTo, password, person, row, signedUp, tokenTo } from '../support/sign-ups'

let payload: Payload
let admin: User
beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
})
beforeEach(() => autocommit(payload, statement`delete from rate_limits`))

describe('linking', () => {
  it('a verified sign-up belongs to the client of its address, an unverified one never', async () => {
    const client = await makeClient(payload, { email: person() })
    const { token } = await signedUp(client.email.toUpperCase())
    expect(await row(client.email)).toMatchObject({ client_id: null })
    await verifyEmail(await browser(), { token, password })
    expect(await row(client.email)).toMatchObject({ client_id: client.id })
  })

  it('also when the client comes later', async () => {
    const [one, unproved] = [person(), person()]
    for (const email of [one, unproved]) await signedUp(email)
    await verifyEmail(await browser(), { token: await tokenTo(one), password })
    const client = await makeClient(payload, { email: one.toUpperCase() })
    await makeClient(payload, { email: unproved })
    expect(await row(one)).toMatchObject({ client_id: client.id })
    expect(await row(unproved)).toMatchObject({ client_id: null })
  })

  it('never by a new address of a client, and never by a change of the account or of its password', async () => {
    const email = person()
    await signedUp(email)
    await verifyEmail(await browser(), { token: await tokenTo(email), password })
    const client = await makeClient(payload, { email: person() })
    await asSystemAlone(payload).update({ collection: 'clients', id: client.id, data: { email } })
    expect(await row(email)).toMatchObject({ client_id: null })
    const where = { email: { equals: email } }
    await asSystemAlone(payload).update({ collection: 'users', where, data: { firstName: 'Inés' } })
    expect(await row(email)).toMatchObject({ client_id: null, first_name: 'Inés' })
    await forgotPassword(await browser(), { email, next: undefined })
    await resetPassword(await browser(), { token: await tokenTo(email), password: 'quite-another-one' })
    expect(await row(email)).toMatchObject({ client_id: null })
  })

  it('by staff who vouch for the address', async () => {
    const client = await makeClient(payload, { email: person() })
    await signedUp(client.email)
    const where = { email: { equals: client.email } }
    await asSystemAlone(payload).update({ collection: 'users', where, data: { _verified: true } })
    expect(await row(client.email)).toMatchObject({ client_id: client.id })
  })

  it('at the same moment as well', async () => {
    const email = person()
    const { token } = await signedUp(email)
    const [client] = await Promise.all([
      makeClient(payload, { email }),
      browser().then((context) => verifyEmail(context, { token, password })),
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

  it('outlives a stranger who says that its reader forgot a password, or signs up with the address', async () => {
    const client = await makeClient(payload, { email: person(), language: 'es' })
    await invite(client)
    const forgot = { email: client.email, next: undefined }
    await forgotPassword(await browser(), forgot)
    await signUp(await browser(), form(client.email))
    expect((await mailsTo(client.email)).map(({ kind }) => kind)).toEqual(Array(3).fill('invitation'))
    const [{ days } = { days: 0 }] = await autocommit<{ days: number }>(
      payload,
      statement`select extract(day from reset_password_expiration - now())::int as days
        from users where email = ${client.email}`,
    )
    expect(days).toBeGreaterThanOrEqual(13)
    await resetPassword(await browser(), { token: await tokenTo(client.email), password })
    expect(await row(client.email)).toMatchObject({ client_id: client.id, _verified: true })
    await forgotPassword(await browser(), forgot)
    expect((await mailsTo(client.email)).at(-1)).toMatchObject({ kind: 'reset-password' })
  })

  it('of somebody who signed up and proved nothing ends that password and that link', async () => {
    const client = await makeClient(payload, { email: person() })
    const { token } = await signedUp(client.email)
    const before = await row(client.email)
    await invite(client)
    expect((await row(client.email))?.hash).not.toBe(before?.hash)
    await expect(verifyEmail(await browser(), { token, password })).rejects.toMatchObject({
      code: 'link_over',
    })
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
