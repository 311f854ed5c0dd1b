import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { changePassword, forgotPassword } from '@/features/accounts/operations/passwords'
import { addressSchema } from '@/features/accounts/schemas'
import { autocommit, sql } from '@/lib/server/db/sql'
import { guardPayloadRest } from '@/lib/server/rest/guard'
import type { OwnEndpoints } from '@/lib/server/rest/sign-in'
import { config, payload as start } from '@/lib/server/payload'
import { makeUser, testPassword } from '../support/actors'
import { browserContext, cookiesOf } from '../support/sign-ups'
import { rowsOf } from '../support/rows'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const ownEndpoints = {
  'users/forgot-password': { input: addressSchema, run: forgotPassword },
} as OwnEndpoints
const rest = guardPayloadRest((request) => handleEndpoints({ config, request }), ownEndpoints)

/** The networks of a test, which no other test uses: an attacker's and one of the owner's. */
let [attacker, elsewhere] = ['', '']
let networks = 0
beforeEach(() => {
  networks += 1
  attacker = `203.0.113.${networks}`
  elsewhere = `198.51.100.${networks}`
})

type From = { address: string; cookie?: string }
const post = (path: string, { address, cookie = '' }: From, data: object) =>
  rest(
    new Request(`${env.SITE_URL}/api/users/${path}`, {
      method: 'POST',
      headers: {
        origin: env.SITE_URL,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'x-forwarded-for': address,
        cookie,
      },
      body: JSON.stringify(data),
    }),
    { params: Promise.resolve({ slug: ['users', path] }) },
  )
const login = (from: From, email: string, password = testPassword) => post('login', from, { email, password })
const statusesOf = async (times: number, send: () => Promise<Response>): Promise<number[]> => {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn += 1) statuses.push((await send()).status)
  return statuses
}
const many = (times: number, status: number) => Array<number>(times).fill(status)

/** The cookie that a browser keeps after it has signed out. */
const deviceOf = (response: Response) =>
  /puente_device=[^;]+/.exec(response.headers.getSetCookie().join('\n'))?.[0] ?? ''

describe('wrong passwords of an attacker', () => {
  it('do not keep the owner out, from elsewhere or from a browser that signed in before', async () => {
    const { email } = await makeUser(payload, 'client')
    const device = deviceOf(await login({ address: attacker }, email))
    expect(device).toMatch(/^puente_device=./)
    const guess = () => login({ address: attacker }, email, 'a-wrong-password')
    expect(await statusesOf(11, guess)).toEqual([...many(10, 401), 429])
    expect((await login({ address: attacker }, email)).status).toBe(429)
    expect((await login({ address: elsewhere }, email)).status).toBe(200)
    expect((await login({ address: attacker, cookie: device }, email)).status).toBe(200)
    const refused = await guess()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }, 60_000)

  it('do not keep a known browser out when they come on many accounts from its network', async () => {
    const { email } = await makeUser(payload, 'client')
    const cookie = deviceOf(await login({ address: attacker }, email))
    await autocommit(
      payload,
      sql`insert into rate_limits (key, points, expire)
        values (${`signInNetwork:${attacker}`}, 40, ${Date.now() + 600_000})
        on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    )
    expect((await login({ address: attacker }, email)).status).toBe(429)
    expect((await login({ address: attacker, cookie }, email)).status).toBe(200)
  })

  it('are limited in a known browser too, whose right passwords count and reset nothing', async () => {
    const { email } = await makeUser(payload, 'client')
    const cookie = deviceOf(await login({ address: elsewhere }, email))
    const guess = () => login({ address: elsewhere, cookie }, email, 'a-wrong-password')
    expect(await statusesOf(18, guess)).toEqual(many(18, 401))
    const right = await login({ address: elsewhere, cookie }, email)
    expect(right.status).toBe(200)
    expect(await statusesOf(2, guess)).toEqual([401, 429])
  }, 60_000)

  it('with the cookie of a known browser leave its owner’s attempts alone', async () => {
    const { email } = await makeUser(payload, 'client')
    const cookie = deviceOf(await login({ address: elsewhere }, email))
    const guess = () => login({ address: attacker, cookie }, email, 'a-wrong-password')
    expect(await statusesOf(21, guess)).toEqual([...many(20, 401), 429])
    expect((await login({ address: elsewhere, cookie }, email)).status).toBe(200)
    expect((await login({ address: elsewhere, cookie }, email, 'a-wrong-password')).status).toBe(401)
  }, 60_000)

  it('from many networks make none of them known', async () => {
    const { email } = await makeUser(payload, 'client')
    const cookie = deviceOf(await login({ address: elsewhere }, email))
    const [, device = ''] = /\.([\w-]{22})\./.exec(cookie) ?? []
    await autocommit(
      payload,
      sql`insert into rate_limits (key, points, expire)
        values (${`signInDeviceTotal:${device}`}, 100, ${Date.now() + 600_000})`,
    )
    const guess = () => login({ address: attacker, cookie }, email, 'a-wrong-password')
    expect(await statusesOf(11, guess)).toEqual([...many(10, 401), 429])
    expect((await login({ address: elsewhere, cookie }, email)).status).toBe(200)
  }, 60_000)

  it('are counted for all visitors together, without those of known browsers', async () => {
    const counted = async () =>
      (
        await rowsOf<{ points: number }>(
          payload,
          sql`select points from rate_limits where key = 'signInTotal:all'`,
        )
      )[0]?.points ?? 0
    const { email } = await makeUser(payload, 'client')
    const before = await counted()
    const cookie = deviceOf(await login({ address: elsewhere }, email))
    await login({ address: attacker }, email, 'a-wrong-password')
    await login({ address: elsewhere, cookie }, email)
    expect(await counted()).toBe(before + 2)
  })

  it('lock no account in the database', async () => {
    expect((await config).collections.find(({ slug }) => slug === 'users')?.auth.maxLoginAttempts).toBe(0)
    const columns = await autocommit(
      payload,
      sql`select 1 from information_schema.columns where table_name = 'users' and column_name = 'lock_until'`,
    )
    expect(columns).toEqual([])
  })
})

describe('the cookie of a known browser', () => {
  it('counts for its own account only, and not when it was changed', async () => {
    const [owner, other] = [await makeUser(payload, 'client'), await makeUser(payload, 'client')]
    const theirs = deviceOf(await login({ address: attacker }, other.email))
    const forged = theirs.replace(other.id, owner.id)
    expect(forged).not.toBe(theirs)
    await statusesOf(10, () => login({ address: attacker }, owner.email, 'a-wrong-password'))
    for (const cookie of [theirs, forged, `${theirs}x`, 'puente_device=~', 'puente_device=..~..'])
      expect((await login({ address: attacker, cookie }, owner.email)).status, cookie).toBe(429)
  }, 60_000)

  it('does not outlast the password, except in the browser that changed it', async () => {
    const user = await makeUser(payload, 'client')
    const stolen = deviceOf(await login({ address: elsewhere }, user.email))
    const mine = await browserContext(user)
    const chosen = 'tres-tristes-tigres'
    await changePassword(mine, { currentPassword: testPassword, password: chosen })
    await statusesOf(10, () => login({ address: attacker }, user.email, 'a-wrong-password'))
    expect((await login({ address: attacker, cookie: stolen }, user.email, chosen)).status).toBe(429)
    expect((await login({ address: attacker, cookie: cookiesOf(mine) }, user.email, chosen)).status).toBe(200)
  }, 60_000)

  it('is no credential, is hidden from scripts, and keeps the other accounts of the browser', async () => {
    const [first, second] = [await makeUser(payload, 'client'), await makeUser(payload, 'client')]
    const response = await login({ address: attacker }, first.email)
    const [header = ''] = response.headers.getSetCookie().filter((each) => each.startsWith('puente_device='))
    expect(header).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    const cookie = deviceOf(response)
    const me = await rest(
      new Request(`${env.SITE_URL}/api/users/me`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } }),
      { params: Promise.resolve({ slug: ['users', 'me'] }) },
    )
    expect(((await me.json()) as { user: unknown }).user).toBeNull()
    const both = deviceOf(await login({ address: attacker, cookie }, second.email))
    for (const { email, id } of [first, second]) {
      expect(both).toContain(id)
      await statusesOf(10, () => login({ address: attacker }, email, 'a-wrong-password'))
      expect((await login({ address: attacker, cookie: both }, email)).status).toBe(200)
    }
  }, 60_000)
})

it('requests for a new password by others do not use up those of the owner', async () => {
  const { email } = await makeUser(payload, 'client')
  const device = deviceOf(await login({ address: attacker }, email))
  for (const address of [email, `${crypto.randomUUID()}@example.com`]) {
    const ask = (from: From) => post('forgot-password', from, { email: address })
    expect(await statusesOf(6, () => ask({ address: attacker }))).toEqual([...many(5, 200), 429])
    expect((await ask({ address: elsewhere })).status).toBe(200)
  }
  expect((await post('forgot-password', { address: attacker, cookie: device }, { email })).status).toBe(200)
})
