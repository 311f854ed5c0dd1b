import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { forgotPassword, resetPassword } from '@/features/accounts/operations/passwords'
import { inviteClient, unlinkAccount } from '@/features/accounts/operations/client-access'
import { verifyEmail } from '@/features/accounts/operations/sign-up'
import { sessionCookie } from '@/lib/server/auth/session-token'
import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { Client, User } from '@/payload-types'
import { makeUser, requestOf, testPassword } from '../support/actors'
import { makeClient, makeInvoice, makeProposal, sentProposal } from '../support/client-records'
import {
  browserContext,
  password,
  newEmail,
  findUserRow,
  countSessions,
  signUpInNewBrowser,
  signIn,
  tokenTo,
} from '../support/sign-ups'
import { accountsEndpoints } from '@/features/accounts/endpoints'

const unlinkAccountRoute = accountsEndpoints.POST['unlink-account']

let payload: Payload
let admin: User
let team: User
beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
  team = await makeUser(payload, 'team')
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

/** Starts a session and returns its cookie. */
const cookieOf = async ({ email }: User) => `${sessionCookie}=${await signIn(email, testPassword)}`

/** Calls the verb over HTTP with the cookie and returns the status. */
async function callUnlink(user: unknown, cookie?: string): Promise<number> {
  const headers = { origin: env.SITE_URL, 'content-type': 'application/json', ...(cookie && { cookie }) }
  const body = JSON.stringify({ user })
  return (
    await unlinkAccountRoute(
      new Request(`${env.SITE_URL}/api/unlink-account`, { method: 'POST', headers, body }),
    )
  ).status
}

describe('unlinking an account from its client', () => {
  it('ends its sessions and access, and keeps the account', async () => {
    const client = await makeClient(payload)
    const user = await makeUser(payload, 'client', { client: client.id })
    await cookieOf(user)
    expect(await countSessions(user.email)).toBe(1)
    expect(await callUnlink(user.id, await cookieOf(admin))).toBe(200)
    expect(await findUserRow(user.email)).toMatchObject({ client_id: null, role: 'client', _verified: true })
    expect(await countSessions(user.email)).toBe(0)
    const found = asUser(await requestOf(payload, { ...user, client: null })).find({ collection: 'clients' })
    await expect(found).rejects.toMatchObject({ status: 403 })
  })

  it('is limited to admins', async () => {
    const client = await makeClient(payload)
    const user = await makeUser(payload, 'client', { client: client.id })
    expect(await callUnlink(user.id)).toBe(401)
    for (const other of [team, user]) expect(await callUnlink(user.id, await cookieOf(other))).toBe(403)
    expect(await findUserRow(user.email)).toMatchObject({ client_id: client.id })
  })

  it('rejects accounts without a client', async () => {
    const alone = await makeUser(payload, 'client')
    const cookie = await cookieOf(admin)
    for (const id of [alone.id, team.id, crypto.randomUUID()]) expect(await callUnlink(id, cookie)).toBe(404)
    for (const id of ['abc', 1, null, { a: 1 }]) expect(await callUnlink(id, cookie)).toBe(400)
  })

  it('ends a pending invitation, and staff can invite again', async () => {
    const client = await makeClient(payload, { email: newEmail() })
    const invite = async () => inviteClient(await browserContext(admin), { client: client.id })
    await invite()
    const token = await tokenTo(client.email)
    const invited = await findUserRow(client.email)
    await unlinkAccount(await browserContext(admin), { user: invited?.id ?? '' })
    await expect(resetPassword(await browserContext(), { token, password })).rejects.toMatchObject({
      code: 'link_expired',
    })
    expect(await findUserRow(client.email)).toMatchObject({ client_id: null })
    await invite()
    expect(await findUserRow(client.email)).toMatchObject({ client_id: client.id })
  })
})

describe('an account unlinked before it was verified', () => {
  /** Creates an account that was invited, never verified, and unlinked. */
  async function unlinked() {
    const client = await makeClient(payload, { email: newEmail() })
    await inviteClient(await browserContext(admin), { client: client.id })
    const invited = await findUserRow(client.email)
    await unlinkAccount(await browserContext(admin), { user: invited?.id ?? '' })
    return { client, email: client.email, id: invited?.id ?? '' }
  }
  const ways: [string, (account: { email: string; id: string }) => Promise<unknown>][] = [
    [
      'a forgotten password',
      async ({ email }) => {
        await forgotPassword(await browserContext(), { email, next: undefined })
        return resetPassword(await browserContext(), { token: await tokenTo(email), password })
      },
    ],
    [
      'a sign-up',
      async ({ email }) => {
        const { token } = await signUpInNewBrowser(email)
        return verifyEmail(await browserContext(), { token, password })
      },
    ],
    [
      'an admin who marks its address as verified',
      ({ id }) =>
        asSystemWithoutRequest(payload).update({ collection: 'users', id, data: { _verified: true } }),
    ],
  ]

  it.each(ways)('is not linked again by %s, only by an invitation', async (_, way) => {
    const account = await unlinked()
    await way(account)
    expect(await findUserRow(account.email)).toMatchObject({ client_id: null, _verified: true })
    await inviteClient(await browserContext(admin), { client: account.client.id })
    expect(await findUserRow(account.email)).toMatchObject({ client_id: account.client.id })
  })

  it('is not linked by another client who gets its address', async () => {
    const { client, email, id } = await unlinked()
    await autocommit(payload, sql`update users set _verified = true where id = ${id}`)
    await autocommit(payload, sql`update clients set email = ${newEmail()} where id = ${client.id}`)
    const other = await makeClient(payload, { email })
    expect(await findUserRow(email)).toMatchObject({ client_id: null })
    await inviteClient(await browserContext(admin), { client: other.id })
    expect(await findUserRow(email)).toMatchObject({ client_id: other.id })
  })

  it('can be unlinked again after another invitation', async () => {
    const account = await unlinked()
    await inviteClient(await browserContext(admin), { client: account.client.id })
    await unlinkAccount(await browserContext(admin), { user: account.id })
    await forgotPassword(await browserContext(), { email: account.email, next: undefined })
    await resetPassword(await browserContext(), { token: await tokenTo(account.email), password })
    expect(await findUserRow(account.email)).toMatchObject({ client_id: null, _verified: true })
  })
})

describe('the address of a client', () => {
  const move = async (client: Client, by: User, email = newEmail()) => {
    const local = asUser(await requestOf(payload, by))
    const { email: now } = await local.update({ collection: 'clients', id: client.id, data: { email } })
    return now === email
  }
  const uses: [string, (client: Client) => Promise<unknown>][] = [
    ['an account', ({ id }) => makeUser(payload, 'client', { client: id })],
    ['an invoice', ({ id }) => makeInvoice(payload, undefined, { client: id })],
    ['a proposal that was sent', ({ id }) => sentProposal(payload, undefined, { client: id })],
  ]

  it.each(uses)('can be changed only by an admin when it has %s', async (_, use) => {
    const client = await makeClient(payload)
    await use(client)
    await expect(move(client, team)).rejects.toMatchObject({
      status: 400,
      data: { errors: [{ path: 'email', message: expect.stringContaining('Only an admin') as string }] },
    })
    const everyone = asUser(await requestOf(payload, team)).update({
      collection: 'clients',
      where: { id: { equals: client.id } },
      data: { email: newEmail() },
    })
    expect((await everyone).errors).toHaveLength(1)
    const local = asUser(await requestOf(payload, team))
    const same = { email: client.email.toUpperCase(), phone: '1' }
    expect(await local.update({ collection: 'clients', id: client.id, data: same })).toMatchObject({
      email: client.email,
      phone: '1',
    })
    expect(await move(client, admin)).toBe(true)
  })

  it('can be changed by team members while nothing is attached to it', async () => {
    const client = await makeClient(payload)
    await makeProposal(payload, undefined, { client: client.id })
    expect(await move(client, team)).toBe(true)
  })

  it('does not make a team member that client', async () => {
    const client = await makeClient(payload)
    const held = await makeUser(payload, 'client')
    await move(client, team, held.email)
    expect(await findUserRow(held.email)).toMatchObject({ client_id: null })
    const { docs } = await asSystemWithoutRequest(payload).find({
      collection: 'users',
      where: { client: { equals: client.id } },
    })
    expect(docs).toEqual([])
  })
})
