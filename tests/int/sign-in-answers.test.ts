import { handleEndpoints } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { env } from '@/env'
import { guardPayloadRest } from '@/lib/server/rest/guard'
import { config, payload as start } from '@/lib/server/payload'
import { makeUser, testPassword } from '../support/actors'
import { password, newEmail, findUserRow, countSessions, signUpInNewBrowser } from '../support/sign-ups'

beforeAll(() => start())

const rest = guardPayloadRest((request) => handleEndpoints({ config, request }))

/** All that a browser sees of the answer to a sign-in. */
async function login(email: string, secret: string, language = 'en') {
  const response = await rest(
    new Request(`${env.SITE_URL}/api/users/login`, {
      method: 'POST',
      headers: {
        origin: env.SITE_URL,
        'content-type': 'application/json',
        'accept-language': language,
        'x-forwarded-for': '192.0.2.1',
      },
      body: JSON.stringify({ email, password: secret }),
    }),
    { params: Promise.resolve({ slug: ['users', 'login'] }) },
  )
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
  return { status: response.status, headers, body: await response.text() }
}

it.each(['en', 'es'])(
  'does not reveal to the person signing up whether the address was free (%s)',
  async (language) => {
    const free = newEmail()
    const { email: taken } = await makeUser(await start(), 'client')
    for (const email of [free, taken]) await signUpInNewBrowser(email)
    expect((await findUserRow(free))?._verified).toBe(false)

    const unknown = await login(newEmail(), password, language)
    expect(unknown.status).toBe(401)
    expect(await login(free, password, language)).toEqual(unknown)
    expect(await login(free, 'a-wrong-password', language)).toEqual(unknown)
    expect(await login(taken, password, language)).toEqual(unknown)
    expect(await countSessions(free)).toBe(0)
    expect((await login(taken, testPassword, language)).status).toBe(200)
  },
)

it('accepts an address that was pasted with invisible characters', async () => {
  const { email } = await makeUser(await start(), 'client')
  expect((await login(`\u202a${email}\u200b\u202c`, testPassword)).status).toBe(200)
})
