import { handleEndpoints, type Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { env } from '@/env'
import { guard } from '@/lib/server/guard'
import { config, payload as start } from '@/lib/server/payload'
import { makeUser, testPassword } from '../support/actors'

let payload: Payload
const owner = new pg.Client({ connectionString: beside(env.DATABASE_OWNER_URL) })
/** A role may end its own connections only. */
const runtime = new pg.Client({ connectionString: beside(env.DATABASE_URL) })
const name = new URL(env.DATABASE_URL ?? '').pathname.slice(1)

beforeAll(async () => {
  payload = await start()
  await Promise.all([owner.connect(), runtime.connect()])
})
afterAll(async () => {
  await owner.query(`alter database "${name}" allow_connections true`)
  await Promise.all([owner.end(), runtime.end()])
})

/** The cluster's own database, which stays. */
function beside(address = ''): string {
  const url = new URL(address)
  url.pathname = '/postgres'
  return url.href
}

/** No connection to the database lives, and none comes about. */
async function takeAway(): Promise<void> {
  await owner.query(`alter database "${name}" allow_connections false`)
  const own =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user'
  await runtime.query(own, [name])
}

const call = guard((request) => handleEndpoints({ config, request }))
const post = (path: string, cookie: string, data: object = {}) =>
  call(
    new Request(`${env.SITE_URL}/api/${path}`, {
      method: 'POST',
      headers: {
        origin: env.SITE_URL,
        'content-type': 'application/json',
        'x-forwarded-for': '10.1.1.1',
        cookie,
      },
      body: JSON.stringify(data),
    }),
    { params: Promise.resolve({ slug: path.split('/') }) },
  )

it('while the database is away nobody is told to be signed out, and the cookies stay', async () => {
  const { email } = await makeUser(payload, 'client')
  const signedIn = await post('users/login', '', { email, password: testPassword })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  expect(cookie).toMatch(/puente-token=.+puente_hint=client/)
  await takeAway()
  for (const path of ['users/logout', 'users/refresh-token']) {
    const answer = await post(path, cookie)
    expect(answer.status, path).toBe(503)
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  await owner.query(`alter database "${name}" allow_connections true`)
  const left = await post('users/logout', cookie)
  expect(left.status).toBe(200)
  expect(left.headers.getSetCookie().join()).toContain('puente_hint=; Path=/; Max-Age=0')
  expect((await post('users/logout', cookie)).status).toBe(200)
})
