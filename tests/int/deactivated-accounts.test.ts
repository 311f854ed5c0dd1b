import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { forgotPassword } from '@/features/accounts/operations/passwords'
import { resendVerification } from '@/features/accounts/operations/link-emails'
import { signUp } from '@/features/accounts/operations/sign-up'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser } from '../support/actors'
import { makeClient } from '../support/client-records'
import { recordNotifications } from '../support/live'
import { browserContext, emailsTo, findUserRow, newEmail, signUpInput } from '../support/sign-ups'

let payload: Payload
beforeAll(async () => {
  payload = await start()
  await makeUser(payload, 'admin')
})

it.each([
  ['signing up', async (email: string) => signUp(await browserContext(), signUpInput(email))],
  [
    'a forgotten password',
    async (email: string) => forgotPassword(await browserContext(), { email, next: undefined }),
  ],
  [
    'another link to verify the address',
    async (email: string) =>
      resendVerification(await browserContext(), { email, language: 'en', next: undefined }),
  ],
])('a deactivated account gets no email for %s, and who asks gets the same answer', async (_, ask) => {
  for (const state of [
    {},
    { _verified: false },
    { _verified: false, client: (await makeClient(payload)).id },
  ]) {
    const deactivatedAt = new Date().toISOString()
    const { email } = await makeUser(payload, 'client', { ...state, deactivatedAt })
    const before = await findUserRow(email)
    expect(await ask(email)).toEqual(await ask(newEmail()))
    expect(await emailsTo(email)).toEqual([])
    expect(await findUserRow(email)).toEqual(before)
  }
})

it('a page no longer promises a call when someone has left the staff', async () => {
  const [{ id }, client] = await Promise.all([makeUser(payload, 'team'), makeUser(payload, 'client')])
  const pages = await recordNotifications('content_changed')
  const system = asSystemWithoutRequest(payload)
  const change = (user: string, data: Partial<User>) => system.update({ collection: 'users', id: user, data })
  await change(id, { firstName: 'Ana' })
  await change(client.id, { language: 'es' })
  expect(await pages.take()).toEqual([])
  for (const deactivatedAt of [new Date().toISOString(), null]) {
    await change(id, { deactivatedAt })
    expect(await pages.take()).not.toEqual([])
  }
  await pages.end()
})
