import { expect, test, vi } from 'vitest'

import { signIn, signInFailure } from '@/lib/sign-in'

/** Why a session did not begin. */

test.each([
  [400, 'mismatch'],
  [401, 'mismatch'],
  [429, 'too_many'],
  [503, 'unavailable'],
  [403, 'failed'],
  [404, 'failed'],
  [500, 'failed'],
  [502, 'failed'],
] as const)('a sign-in that is answered with %i failed because of %s', (status, failure) => {
  expect(signInFailure(status)).toBe(failure)
})

const values = { email: 'ana@puente.example', password: 'a password' }
const answer = (respond: () => Response | Promise<Response>) => {
  const asked = vi.fn<(path: string, init: RequestInit) => void>()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked(path, init)
    return respond()
  })
  return asked
}

test('a sign-in returns the account', async () => {
  const user = { id: 'ana', role: 'admin', language: 'es' }
  const asked = answer(() => Response.json({ user }))
  expect(await signIn(values)).toEqual({ user })
  const [path, { method, body } = {}] = asked.mock.calls[0] ?? []
  expect([path, method, JSON.parse(String(body))]).toEqual(['/api/users/login', 'POST', values])
})

test('a sign-in that was refused says why', async () => {
  answer(() => Response.json({ errors: [] }, { status: 429 }))
  expect(await signIn(values)).toEqual({ error: 'too_many' })
})

test.each([
  ['without an answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that is answered by the page of a proxy', () => new Response('<h1>Welcome</h1>')],
])('a sign-in %s failed', async (_, respond) => {
  answer(respond)
  expect(await signIn(values)).toEqual({ error: 'failed' })
})
