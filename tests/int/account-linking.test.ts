import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { forgotPassword, resetPassword } from '@/features/accounts/operations/passwords'
import { inviteClient } from '@/features/accounts/operations/client-access'
import { signUp, verifyEmail } from '@/features/accounts/operations/sign-up'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { Client, User } from '@/payload-types'
import { makeUser } from '../support/actors'
import { makeClient } from '../support/client-records'
import {
  browserContext,
  signUpInput,
  emailsTo,
  password,
  newEmail,
  findUserRow,
  signUpInNewBrowser,
  tokenTo,
} from '../support/sign-ups'
import { rowsOf } from '../support/rows'

let payload: Payload
let admin: User
beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

describe('linking', () => {
  it('happens for a verified sign-up with a client’s address, never for an unverified one', async () => {
    const client = await makeClient(payload, { email: newEmail() })
    const { token } = await signUpInNewBrowser(client.email.toUpperCase())
    expect(await findUserRow(client.email)).toMatchObject({ client_id: null })
    await verifyEmail(await browserContext(), { token, password })
    expect(await findUserRow(client.email)).toMatchObject({ client_id: client.id })
  })

  it('happens when the client is created later', async () => {
    const [one, unproved] = [newEmail(), newEmail()]
    for (const email of [one, unproved]) await signUpInNewBrowser(email)
    await verifyEmail(await browserContext(), { token: await tokenTo(one), password })
    const client = await makeClient(payload, { email: one.toUpperCase() })
    await makeClient(payload, { email: unproved })
    expect(await findUserRow(one)).toMatchObject({ client_id: client.id })
    expect(await findUserRow(unproved)).toMatchObject({ client_id: null })
  })

  it('does not happen on a change of a client’s address, the account or its password', async () => {
    const email = newEmail()
    await signUpInNewBrowser(email)
    await verifyEmail(await browserContext(), { token: await tokenTo(email), password })
    const client = await makeClient(payload, { email: newEmail() })
    await asSystemWithoutRequest(payload).update({ collection: 'clients', id: client.id, data: { email } })
    expect(await findUserRow(email)).toMatchObject({ client_id: null })
    const where = { email: { equals: email } }
    await asSystemWithoutRequest(payload).update({ collection: 'users', where, data: { firstName: 'Inés' } })
    expect(await findUserRow(email)).toMatchObject({ client_id: null, first_name: 'Inés' })
    await forgotPassword(await browserContext(), { email, next: undefined })
    await resetPassword(await browserContext(), {
      token: await tokenTo(email),
      password: 'quite-another-one',
    })
    expect(await findUserRow(email)).toMatchObject({ client_id: null })
  })

  it('happens when staff confirm the address', async () => {
    const client = await makeClient(payload, { email: newEmail() })
    await signUpInNewBrowser(client.email)
    const where = { email: { equals: client.email } }
    await asSystemWithoutRequest(payload).update({ collection: 'users', where, data: { _verified: true } })
    expect(await findUserRow(client.email)).toMatchObject({ client_id: client.id })
  })

  it('happens when both are created concurrently', async () => {
    const email = newEmail()
    const { token } = await signUpInNewBrowser(email)
    const [client] = await Promise.all([
      makeClient(payload, { email }),
      browserContext().then((context) => verifyEmail(context, { token, password })),
    ])
    expect(await findUserRow(email)).toMatchObject({ client_id: client.id })
  })

  it('never moves an account to another client, and never links staff', async () => {
    const mine = await makeClient(payload)
    const user = await makeUser(payload, 'client', { client: mine.id })
    const team = await makeUser(payload, 'team')
    await makeClient(payload, { email: user.email })
    await makeClient(payload, { email: team.email })
    expect(await findUserRow(user.email)).toMatchObject({ client_id: mine.id })
    expect(await findUserRow(team.email)).toMatchObject({ client_id: null })
  })
})

describe('an invitation', () => {
  const invite = async (client: Client) => inviteClient(await browserContext(admin), { client: client.id })

  it('links at once, uses the client’s language, can be resent, and sets a password', async () => {
    const client = await makeClient(payload, { email: newEmail(), language: 'es' })
    expect(await invite(client)).toEqual({ state: 'invited' })
    const first = await tokenTo(client.email)
    expect(await findUserRow(client.email)).toMatchObject({ client_id: client.id, _verified: false })
    expect(await invite(client)).toEqual({ state: 'invited' })
    expect((await emailsTo(client.email)).map(({ kind, language }) => [kind, language])).toEqual([
      ['invitation', 'es'],
      ['invitation', 'es'],
    ])
    expect(await tokenTo(client.email)).toBe(first)
    await resetPassword(await browserContext(), { token: first, password })
    expect(await findUserRow(client.email)).toMatchObject({ client_id: client.id, _verified: true })
    await expect(resetPassword(await browserContext(), { token: first, password })).rejects.toMatchObject({
      code: 'link_expired',
    })
    expect((await emailsTo(client.email)).map(({ kind }) => kind)).not.toContain('password-changed')
  })

  it('survives a stranger’s password reset or sign-up with the address', async () => {
    const client = await makeClient(payload, { email: newEmail(), language: 'es' })
    await invite(client)
    const token = await tokenTo(client.email)
    const forgot = { email: client.email, next: '/proposal/1' }
    await forgotPassword(await browserContext(), forgot)
    await signUp(await browserContext(), signUpInput(client.email, { next: '/proposal/2' }))
    // Who came by the copied link of a proposal gets there with the invitation.
    expect((await emailsTo(client.email)).map(({ kind, data }) => [kind, data.next])).toEqual([
      ['invitation', null],
      ['invitation', '/proposal/1'],
      ['invitation', '/proposal/2'],
    ])
    const [{ days } = { days: 0 }] = await rowsOf<{ days: number }>(
      payload,
      sql`select extract(day from reset_password_expiration - now())::int as days
        from users where email = ${client.email}`,
    )
    expect(days).toBeGreaterThanOrEqual(13)
    await resetPassword(await browserContext(), { token, password })
    expect(await findUserRow(client.email)).toMatchObject({ client_id: client.id, _verified: true })
    await forgotPassword(await browserContext(), forgot)
    expect((await emailsTo(client.email)).at(-1)).toMatchObject({ kind: 'reset-password' })
  })

  it('of an unverified sign-up ends that password and link', async () => {
    const client = await makeClient(payload, { email: newEmail() })
    const { token } = await signUpInNewBrowser(client.email)
    const before = await findUserRow(client.email)
    await invite(client)
    expect((await findUserRow(client.email))?.hash).not.toBe(before?.hash)
    await expect(verifyEmail(await browserContext(), { token, password })).rejects.toMatchObject({
      code: 'link_expired',
    })
  })

  it('links an existing account, but never one of staff or of another client', async () => {
    const client = await makeClient(payload, { email: newEmail() })
    const other = await makeClient(payload)
    const user = await makeUser(payload, 'client', { email: client.email })
    await autocommit(payload, sql`update users set client_id = null where id = ${user.id}`)
    expect(await invite(client)).toEqual({ state: 'linked' })
    expect(await findUserRow(client.email)).toMatchObject({ client_id: client.id })
    await autocommit(payload, sql`update users set client_id = ${other.id} where id = ${user.id}`)
    await expect(invite(client)).rejects.toMatchObject({ details: { fields: { client: 'elsewhere' } } })
    const staff = await makeClient(payload, { email: (await makeUser(payload, 'team')).email })
    await expect(invite(staff)).rejects.toMatchObject({ details: { fields: { client: 'staff' } } })
    const suspended = await makeClient(payload, { status: 'suspended' })
    await expect(invite(suspended)).rejects.toMatchObject({ code: 'conflict' })
  })
})
