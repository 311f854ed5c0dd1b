import { handleEndpoints, type Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { config, payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, testPassword, tokenOf } from '../support/actors'

let payload: Payload
const other = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
const watch = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })

beforeAll(async () => {
  payload = await start()
  await Promise.all([other.connect(), watch.connect()])
  await makeUser(payload, 'admin')
})
afterAll(() => Promise.all([other.end(), watch.end()]))

/** Calls Payload's own REST API, without `guardPayloadRest`. */
async function post(call: string, data: object, token?: string): Promise<{ status: number; token: string }> {
  const headers = new Headers({ origin: env.SITE_URL, 'content-type': 'application/json' })
  if (token) headers.set('authorization', `JWT ${token}`)
  const url = `${env.SITE_URL}/api/users/${call}`
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(data) })
  const response = await handleEndpoints({ config, request })
  expect(await response.json()).not.toHaveProperty('token')
  return { status: response.status, token: tokenOf(response) }
}

const signIn = ({ email }: User, password = testPassword) => post('login', { email, password })

const isSignedIn = async (token: string): Promise<boolean> =>
  Boolean((await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })).user)

const row = async ({ id }: User) =>
  (await watch.query<{ role: string; first_name: string }>('select * from users where id = $1', [id])).rows[0]

/**
 * Runs `work` while another connection has locked the account's row with `change`, so that everything reads before
 * anything writes. Commits the other transaction when `count` connections wait for it.
 */
async function whileLocked<Result>(
  { id }: User,
  change: string,
  count: number,
  work: () => Promise<Result>,
): Promise<Result> {
  await other.query('begin')
  await other.query(change, [id])
  const waited = expect.poll(countWaiting, { timeout: 10_000 }).toBe(count)
  const [result] = await Promise.all([work(), waited.finally(() => other.query('commit'))])
  return result
}

const lockRow = 'select 1 from users where id = $1 for update'

/** How many connections to this database wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await watch.query(
    `select distinct pid from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
  )
  return rows.length
}

describe('sessions of one account', () => {
  it('are twenty after twenty concurrent sign-ins', async () => {
    const user = await makeUser(payload, 'team')
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(user)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    for (const { token } of answers) expect(await isSignedIn(token)).toBe(true)
  })

  it('end one at a time on sign-out, whatever else happens concurrently', async () => {
    const user = await makeUser(payload, 'team')
    const [leaves, renews] = [await signIn(user), await signIn(user)]
    const [, renewed, comes] = await whileLocked(user, lockRow, 3, () =>
      Promise.all([post('logout', {}, leaves.token), post('refresh-token', {}, renews.token), signIn(user)]),
    )
    expect(renewed.status).toBe(200)
    expect(await Promise.all([leaves, renews, comes].map(({ token }) => isSignedIn(token)))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('neither end nor reappear on an edit of the account', async () => {
    const user = await makeUser(payload, 'team')
    const leaves = await signIn(user)
    const [, , comes] = await whileLocked(user, lockRow, 3, () =>
      Promise.all([
        asSystemWithoutRequest(payload).update({
          collection: 'users',
          id: user.id,
          data: { firstName: 'Inés' },
        }),
        post('logout', {}, leaves.token),
        signIn(user),
      ]),
    )
    expect(await Promise.all([leaves, comes].map(({ token }) => isSignedIn(token)))).toEqual([false, true])
    expect(await row(user)).toMatchObject({ first_name: 'Inés' })
  })
})

describe('a change during a sign-in', () => {
  it('keeps a new role', async () => {
    const user = await makeUser(payload, 'team')
    const change = `update users set role = 'client' where id = $1`
    const { status, token } = await whileLocked(user, change, 1, () => signIn(user))
    expect(status).toBe(200)
    expect(await isSignedIn(token)).toBe(true)
    expect(await row(user)).toMatchObject({ role: 'client' })
  })

  it('keeps the account deleted', async () => {
    const user = await makeUser(payload, 'client')
    const { status } = await whileLocked(user, 'delete from users where id = $1', 1, () => signIn(user))
    expect(status).toBe(401)
    expect(await row(user)).toBeUndefined()
  })

  it('keeps a new password, and the old one stops working', async () => {
    const user = await makeUser(payload, 'client')
    const before = await row(user)
    const change = `update users set hash = 'another', salt = 'another' where id = $1`
    const { status } = await whileLocked(user, change, 1, () => signIn(user))
    expect(status).toBe(401)
    expect(await row(user)).toMatchObject({ ...before, hash: 'another', salt: 'another' })
    const { rows } = await watch.query('select 1 from users_sessions where _parent_id = $1', [user.id])
    expect(rows).toEqual([])
  })
})

describe('two concurrent changes of one account', () => {
  it('of different fields are both stored', async () => {
    const user = await makeUser(payload, 'client')
    const update = (data: Partial<User>) =>
      asSystemWithoutRequest(payload).update({ collection: 'users', id: user.id, data })
    await whileLocked(user, lockRow, 2, () =>
      Promise.all([update({ role: 'team' }), update({ firstName: 'Inés' })]),
    )
    expect(await row(user)).toMatchObject({ role: 'team', first_name: 'Inés' })
  })

  it('a password reset ends every session and keeps a new role', async () => {
    const user = await makeUser(payload, 'team')
    const { token } = await signIn(user)
    await watch.query(
      `update users set reset_password_token = 'reset', reset_password_expiration = now() + interval '1 hour' where id = $1`,
      [user.id],
    )
    const change = `update users set role = 'client' where id = $1`
    const [reset, comes] = await whileLocked(user, change, 2, () =>
      Promise.all([post('reset-password', { token: 'reset', password: 'quite-another-one' }), signIn(user)]),
    )
    expect(reset.status).toBe(200)
    expect(await Promise.all([token, comes.token, reset.token].map(isSignedIn))).toEqual([false, false, true])
    expect((await signIn(user)).status).toBe(401)
    expect((await signIn(user, 'quite-another-one')).status).toBe(200)
    expect(await row(user)).toMatchObject({ role: 'client' })
  })
})
