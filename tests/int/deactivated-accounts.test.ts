import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { forgotPassword } from '@/features/accounts/operations/passwords'
import { resendVerification } from '@/features/accounts/operations/link-emails'
import { signUp } from '@/features/accounts/operations/sign-up'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import { makeClient } from '../support/client-records'
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
