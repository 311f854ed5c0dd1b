import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { forgotPassword, resetPassword } from '@/features/accounts/operations/passwords'
import { resendVerification } from '@/features/accounts/operations/link-emails'
import { verifyEmail } from '@/features/accounts/operations/sign-up'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import {
  browserContext,
  cookiesOf,
  emailsTo,
  findUserRow,
  newEmail,
  password,
  signUpInNewBrowser,
  tokenTo,
} from '../support/sign-ups'

let payload: Payload
beforeAll(async () => {
  payload = await start()
  await makeUser(payload, 'admin')
})
// The networks of a test differ, and so the limits of a network never refuse it.
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

/** Requests the verification email from a network of its own. Returns the cookies that it sets. */
async function resend(email: string, cookies = ''): Promise<string> {
  const context = await browserContext(undefined, cookies)
  await resendVerification(context, { email, language: 'es', next: undefined })
  return cookiesOf(context)
}

const passADay = (email: string) =>
  autocommit(
    payload,
    sql`update outbox set created_at = now() - interval '25 hours' where recipient = ${email}`,
  )

describe('the verification emails of one address, from all networks', () => {
  it('are three in 24 hours, and the link of the last one still works', async () => {
    const email = newEmail()
    await signUpInNewBrowser(email)
    for (let turn = 0; turn < 5; turn += 1) await resend(email)
    expect(await emailsTo(email)).toHaveLength(3)
    await verifyEmail(await browserContext(), { token: await tokenTo(email), password })
    expect(await findUserRow(email)).toMatchObject({ _verified: true })
  })

  it('are sent again a day later', async () => {
    const email = newEmail()
    await signUpInNewBrowser(email)
    for (let turn = 0; turn < 5; turn += 1) await resend(email)
    await passADay(email)
    const last = await tokenTo(email)
    await resend(email)
    expect(await emailsTo(email)).toHaveLength(4)
    expect(await tokenTo(email)).not.toBe(last)
  })

  it('count sign-ups too, of which the last one with an email stays', async () => {
    const email = newEmail()
    for (let turn = 0; turn < 3; turn += 1) await signUpInNewBrowser(email)
    const before = await findUserRow(email)
    await signUpInNewBrowser(email, { password: 'nine-lives-of-a-thief' })
    expect(await findUserRow(email)).toEqual(before)
    expect(await emailsTo(email)).toHaveLength(3)
    await verifyEmail(await browserContext(), { token: await tokenTo(email), password })
  })

  it('leave the owner a way in by a new password', async () => {
    const email = newEmail()
    for (let turn = 0; turn < 4; turn += 1)
      await signUpInNewBrowser(email, { password: 'nine-lives-of-a-thief' })
    await forgotPassword(await browserContext(), { email, next: undefined })
    await resetPassword(await browserContext(), { token: await tokenTo(email), password })
    expect(await findUserRow(email)).toMatchObject({ _verified: true })
  })

  it('do not reveal by the cookie of the browser when there are no more', async () => {
    const taken = await makeUser(payload, 'client')
    const changes = async (email: string) => {
      let cookies = cookiesOf((await signUpInNewBrowser(email)).context)
      const seen = new Set([cookies])
      for (let turn = 0; turn < 4; turn += 1) seen.add((cookies = await resend(email, cookies)))
      return seen.size
    }
    expect([await changes(newEmail()), await changes(taken.email)]).toEqual([5, 5])
  })
})

it('an owner hears twice in 24 hours of sign-ups with the address, from all networks, and again a day later', async () => {
  const { email } = await makeUser(payload, 'client')
  const before = await findUserRow(email)
  for (let turn = 0; turn < 4; turn += 1) await signUpInNewBrowser(email)
  expect((await emailsTo(email)).map(({ kind }) => kind)).toEqual(['address-taken', 'address-taken'])
  await passADay(email)
  await signUpInNewBrowser(email)
  expect(await emailsTo(email)).toHaveLength(3)
  expect(await findUserRow(email)).toEqual(before)
})
