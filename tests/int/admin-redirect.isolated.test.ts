import type { Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'

import { redirectToPortal } from '@/features/accounts/queries'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, testPassword } from '../support/actors'
import { signIn } from '../support/sign-ups'

/** The headers of the page that is being rendered. */
const request = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({
  headers: () => Promise.resolve(request.headers),
  cookies: () => Promise.resolve(new Map()),
}))

let payload: Payload
beforeAll(async () => {
  payload = await start()
  await makeUser(payload, 'admin')
})

/** Returns where a user is redirected to who opens the admin; undefined when it opens. */
async function redirectOf(user?: User): Promise<string | undefined> {
  const token = user && (await signIn(user.email, testPassword))
  request.headers = new Headers(token ? { authorization: `JWT ${token}` } : {})
  try {
    await redirectToPortal()
    return undefined
  } catch (error) {
    return (error as { digest: string }).digest.split(';')[2]
  }
}

it('leads a client who opens the admin to the dashboard, in the language of the account', async () => {
  expect(await redirectOf(await makeUser(payload, 'client'))).toBe('/dashboard')
  expect(await redirectOf(await makeUser(payload, 'client', { language: 'es' }))).toBe('/es/dashboard')
  expect(
    await redirectOf(await makeUser(payload, 'client', { deactivatedAt: new Date().toISOString() })),
  ).toBe('/dashboard')
})

it('leads deactivated staff to the notice of the portal', async () => {
  const deactivatedAt = new Date().toISOString()
  expect(await redirectOf(await makeUser(payload, 'team', { language: 'es', deactivatedAt }))).toBe(
    '/es/dashboard',
  )
})

it('leaves staff and visitors to the admin', async () => {
  expect(await redirectOf(await makeUser(payload, 'team'))).toBeUndefined()
  expect(await redirectOf(await makeUser(payload, 'admin'))).toBeUndefined()
  expect(await redirectOf()).toBeUndefined()
})
