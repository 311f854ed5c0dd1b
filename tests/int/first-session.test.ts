import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { forgotPassword, resetPassword } from '@/features/accounts/operations/passwords'
import { inviteClient } from '@/features/accounts/operations/client-access'
import { verifyEmail } from '@/features/accounts/operations/sign-up'
import { isFirstSession } from '@/features/accounts/rules'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser } from '../support/actors'
import { makeClient } from '../support/client-records'
import {
  browserContext,
  cookiesOf,
  password,
  newEmail,
  signUpInNewBrowser,
  signIn,
  tokenTo,
} from '../support/sign-ups'

let payload: Payload
let admin: User
beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

/** Whether the session of those cookies is its account's first. */
async function isFirst(cookies: string): Promise<boolean> {
  const headers = new Headers({ cookie: cookies, 'sec-fetch-site': 'same-origin' })
  const { user } = await payload.auth({ headers })
  if (!user) throw new Error('the session is not valid')
  return isFirstSession(user as Parameters<typeof isFirstSession>[0])
}

const signInAgain = async (email: string) => `puente-token=${await signIn(email, password)}`

describe('the first session', () => {
  it('is the session that starts with the verification of the address, and no later one', async () => {
    const email = newEmail()
    const { context, token } = await signUpInNewBrowser(email)
    const here = await browserContext(undefined, cookiesOf(context))
    await verifyEmail(here, { token })
    const first = cookiesOf(here)
    expect(await isFirst(first)).toBe(true)
    expect(await isFirst(await signInAgain(email))).toBe(false)
    expect(await isFirst(first)).toBe(true)
  })

  it('is the session that starts with an invitation, and not that of a later password', async () => {
    const { id, email } = await makeClient(payload)
    await inviteClient(await browserContext(admin), { client: id })
    const invited = await browserContext()
    await resetPassword(invited, { token: await tokenTo(email), password })
    expect(await isFirst(cookiesOf(invited))).toBe(true)
    await forgotPassword(await browserContext(), { email, next: undefined })
    const later = await browserContext()
    await resetPassword(later, { token: await tokenTo(email), password: 'un-gato-en-el-tejado' })
    expect(await isFirst(cookiesOf(later))).toBe(false)
  })
})
