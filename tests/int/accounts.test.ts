import { handleEndpoints, type Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { asSystemAlone } from '@/lib/server/db'
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

/** Payload's own REST, without the door and its limits. */
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

const lives = async (token: string): Promise<boolean> =>
  Boolean((await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })).user)

const row = async ({ id }: User) =>
  (await watch.query<{ role: string; first_name: string }>('select * from users where id = $1', [id])).rows[0]

/**
 * Runs what reads the account's row and then writes it while another connection holds that row: everything has read
 * before anything writes. Ends the other's transaction when `count` writers wait for it.
 */
async function meanwhile<Result>(
  { id }: User,
  change: string,
  count: number,
  work: () => Promise<Result>,
): Promise<Result> {
  await other.query('begin')
  await other.query(change, [id])
  const waited = expect.poll(waiting, { timeout: 10_000 }).toBe(count)
  const [result] = await Promise.all([work(), waited.finally(() => other.query('commit'))])
  return result
}

const hold = 'select 1 from users where id = $1 for update'

/** How many connections to this database wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await watch.query(
    `select distinct pid from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
  )
  return rows.length
}

describe('sessions of one account', () => {
  it('twenty sign-ins at once are twenty sessions', async () => {
    const user = await makeUser(payload, 'team')
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(user)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    for (const { token } of answers) expect(await lives(token)).toBe(true)
  })

  it('signing out ends one session and no other, whatever happens beside it', async () => {
    const user = await makeUser(payload, 'team')
    const [leaves, renews] = [await signIn(user), await signIn(user)]
    const [, renewed, comes] = await meanwhile(user, hold, 3, () =>
      Promise.all([post('logout', {}, leaves.token), post('refresh-token', {}, renews.token), signIn(user)]),
    )
    expect(renewed.status).toBe(200)
    expect(await Promise.all([leaves, renews, comes].map(({ token }) => lives(token)))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('an edit of the account neither ends nor revives a session', async () => {
    const user = await makeUser(payload, 'team')
    const leaves = await signIn(user)
    const [, , comes] = await meanwhile(user, hold, 3, () =>
      Promise.all([
        asSystemAlone(payload).update({ collection: 'users', id: user.id, data: { firstName: 'Inés' } }),
        post('logout', {}, leaves.token),
        signIn(user),
      ]),
    )
    expect(await Promise.all([leaves, comes].map(({ token }) => lives(token)))).toEqual([false, true])
    expect(await row(user)).toMatchObject({ first_name: 'Inés' })
  })
})

describe('what changes in the middle of a sign-in', () => {
  it('the role stays as it was set', async () => {
    const user = await makeUser(payload, 'team')
    const change = `update users set role = 'client' where id = $1`
    const { status, token } = await meanwhile(user, change, 1, () => signIn(user))
    expect(status).toBe(200)
    expect(await lives(token)).toBe(true)
    expect(await row(user)).toMatchObject({ role: 'client' })
  })

  it('a deleted account stays deleted', async () => {
    const user = await makeUser(payload, 'client')
    const { status } = await meanwhile(user, 'delete from users where id = $1', 1, () => signIn(user))
    expect(status).toBe(401)
    expect(await row(user)).toBeUndefined()
  })

  it('a new password stays, and the old one opens nothing', async () => {
    const user = await makeUser(payload, 'client')
    const before = await row(user)
    const change = `update users set hash = 'another', salt = 'another' where id = $1`
    const { status } = await meanwhile(user, change, 1, () => signIn(user))
    expect(status).toBe(401)
    expect(await row(user)).toMatchObject({ ...before, hash: 'another', salt: 'another' })
    const { rows } = await watch.query('select 1 from users_sessions where _parent_id = $1', [user.id])
    expect(rows).toEqual([])
  })
})

describe('two changes of one account', () => {
  it('of different fields are both kept', async () => {
    const user = await makeUser(payload, 'client')
    const update = (data: Partial<User>) =>
      asSystemAlone(payload).update({ collection: 'users', id: user.id, data })
    await meanwhile(user, hold, 2, () =>
      Promise.all([update({ role: 'team' }), update({ firstName: 'Inés' })]),
    )
    expect(await row(user)).toMatchObject({ role: 'team', first_name: 'Inés' })
  })

  it('a reset of the password ends every session, and keeps a new role', async () => {
    const user = await makeUser(payload, 'team')
    const { token } = await signIn(user)
    await watch.query(
      `update users set reset_password_token = 'reset', reset_password_expiration = now() + interval '1 hour' where id = $1`,
      [user.id],
    )
    const change = `update users set role = 'client' where id = $1`
    const [reset, comes] = await meanwhile(user, change, 2, () =>
      Promise.all([post('reset-password', { token: 'reset', password: 'quite-another-one' }), signIn(user)]),
    )
    expect(reset.status).toBe(200)
    expect(await Promise.all([token, comes.token, reset.token].map(lives))).toEqual([false, false, true])
    expect((await signIn(user)).status).toBe(401)
    expect((await signIn(user, 'quite-another-one')).status).toBe(200)
    expect(await row(user)).toMatchObject({ role: 'client' })
  })
})
