import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { POST } from '@/app/api/unlink-account/route'
import { env } from '@/env'
import { inviteClient } from '@/features/accounts/operations/invite-client'
import { resetPassword } from '@/features/accounts/operations/reset-password'
import { unlinkAccount } from '@/features/accounts/operations/unlink-account'
import { sessionCookie } from '@/lib/server/authenticate'
import { asSystemAlone, asUser, autocommit, statement } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import type { Client, User } from '@/payload-types'
import { makeUser, requestOf, testPassword } from '../support/actors'
import { makeClient, makeInvoice, makeProposal, sentProposal } from '../support/papers'
import { browser, password, person, row, sessionsOf, signIn, tokenTo } from '../support/sign-ups'

let payload: Payload
let admin: User
let team: User
beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
  team = await makeUser(payload, 'team')
})
beforeEach(() => autocommit(payload, statement`delete from rate_limits`))

/** The cookie of a new session of theirs. */
const cookieOf = async ({ email }: User) => `${sessionCookie}=${await signIn(email, testPassword)}`

/** The verb as it is asked over HTTP by whoever has that cookie. */
async function ask(user: unknown, cookie?: string): Promise<number> {
  const headers = { origin: env.SITE_URL, 'content-type': 'application/json', ...(cookie && { cookie }) }
  const body = JSON.stringify({ user })
  return (await POST(new Request(`${env.SITE_URL}/api/unlink-account`, { method: 'POST', headers, body })))
    .status
}

describe('taking an account from its client', () => {
  it('ends its sessions and what it sees, and leaves the account', async () => {
    const client = await makeClient(payload)
    const user = await makeUser(payload, 'client', { client: client.id })
    await cookieOf(user)
    expect(await sessionsOf(user.email)).toBe(1)
    expect(await ask(user.id, await cookieOf(admin))).toBe(200)
    expect(await row(user.email)).toMatchObject({ client_id: null, role: 'client', _verified: true })
    expect(await sessionsOf(user.email)).toBe(0)
    const found = asUser(await requestOf(payload, { ...user, client: null })).find({ collection: 'clients' })
    await expect(found).rejects.toMatchObject({ status: 403 })
  })

  it('is for admins', async () => {
    const client = await makeClient(payload)
    const user = await makeUser(payload, 'client', { client: client.id })
    expect(await ask(user.id)).toBe(401)
    for (const other of [team, user]) expect(await ask(user.id, await cookieOf(other))).toBe(403)
    expect(await row(user.email)).toMatchObject({ client_id: client.id })
  })

  it('knows accounts that have a client', async () => {
    const alone = await makeUser(payload, 'client')
    const cookie = await cookieOf(admin)
    for (const id of [alone.id, team.id, crypto.randomUUID()]) expect(await ask(id, cookie)).toBe(404)
    for (const id of ['abc', 1, null, { a: 1 }]) expect(await ask(id, cookie)).toBe(400)
  })

  it('ends an invitation that is under way, and staff can invite again', async () => {
    const client = await makeClient(payload, { email: person() })
    const invite = async () => inviteClient(await browser(admin), { client: client.id })
    await invite()
    const token = await tokenTo(client.email)
    const invited = await row(client.email)
    await unlinkAccount(await browser(admin), { user: invited?.id ?? '' })
    await expect(resetPassword(await browser(), { token, password })).rejects.toMatchObject({
      code: 'link_over',
    })
    expect(await row(client.email)).toMatchObject({ client_id: null })
    await invite()
    expect(await row(client.email)).toMatchObject({ client_id: client.id })
  })
})

describe('the address of a client', () => {
  const move = async (client: Client, by: User, email = person()) => {
    const local = asUser(await requestOf(payload, by))
    const { email: now } = await local.update({ collection: 'clients', id: client.id, data: { email } })
    return now === email
  }
  const uses: [string, (client: Client) => Promise<unknown>][] = [
    ['an account', ({ id }) => makeUser(payload, 'client', { client: id })],
    ['an invoice', ({ id }) => makeInvoice(payload, undefined, { client: id })],
    ['a proposal that was sent', ({ id }) => sentProposal(payload, undefined, { client: id })],
  ]

  it.each(uses)('is changed by an admin alone when it has %s', async (_, use) => {
    const client = await makeClient(payload)
    await use(client)
    await expect(move(client, team)).rejects.toMatchObject({
      status: 400,
      data: { errors: [{ path: 'email', message: expect.stringContaining('Only an admin') as string }] },
    })
    const everyone = asUser(await requestOf(payload, team)).update({
      collection: 'clients',
      where: { id: { equals: client.id } },
      data: { email: person() },
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

  it('is changed by team while there is nothing to see', async () => {
    const client = await makeClient(payload)
    await makeProposal(payload, undefined, { client: client.id })
    expect(await move(client, team)).toBe(true)
  })

  it('makes nobody of the team that client', async () => {
    const client = await makeClient(payload)
    const held = await makeUser(payload, 'client')
    await move(client, team, held.email)
    expect(await row(held.email)).toMatchObject({ client_id: null })
    const { docs } = await asSystemAlone(payload).find({
      collection: 'users',
      where: { client: { equals: client.id } },
    })
    expect(docs).toEqual([])
  })
})
