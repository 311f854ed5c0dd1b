import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { POST } from '@/app/api/account-form/route'
import { env } from '@/env'
import { forgotPassword, resetPassword } from '@/features/accounts/operations/passwords'
import { passwordLinkRole } from '@/features/accounts/queries'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import {
  browserContext,
  cookiesOf,
  emailsTo,
  password,
  newEmail,
  findUserRow,
  signUpInNewBrowser,
  tokenTo,
} from '../support/sign-ups'

let payload: Payload
beforeAll(async () => {
  payload = await start()
  await makeUser(payload, 'admin')
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

describe('the link that verifies an address', () => {
  /** Posts the form behind the link as a browser without JavaScript does, and returns where it leads. */
  const follow = async (more: Record<string, string> = {}) => {
    const { context, token } = await signUpInNewBrowser(newEmail())
    const form = { action: 'verify', token, language: 'es', ...more }
    const headers = { origin: env.SITE_URL, cookie: cookiesOf(context) }
    const request = new Request(`${env.SITE_URL}/api/account-form`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form),
    })
    return (await POST(request)).headers.get('location')
  }

  it('leads on to the dashboard, or to the page that was requested at sign-up', async () => {
    expect(await follow()).toBe('/es/dashboard#toast=verified')
    expect(await follow({ next: '//evil.example' })).toBe('/es/dashboard#toast=verified')
    expect(await follow({ next: '/proposal/1' })).toBe('/es/proposal/1#toast=verified')
  })
})

describe('the link that sets a password', () => {
  const requested = async () => {
    const { email } = await makeUser(payload, 'client')
    await forgotPassword(await browserContext(), { email, next: undefined })
    return { email, token: await tokenTo(email) }
  }

  it('is over once it was used, has expired, was replaced after an hour, or when nobody sent it', async () => {
    const used = await requested()
    await resetPassword(await browserContext(), { token: used.token, password })
    const expired = await requested()
    await autocommit(
      payload,
      sql`update users set reset_password_expiration = now() - interval '1 second' where email = ${expired.email}`,
    )
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime(Date.now() - 61 * 60_000)
    const replaced = await requested()
    vi.useRealTimers()
    await forgotPassword(await browserContext(), { email: replaced.email, next: undefined })
    const unknown = `${(Date.now() + 60_000).toString(36)}.never-sent`
    for (const token of [used.token, expired.token, replaced.token, unknown, 'x', ''])
      expect(await passwordLinkRole(token), token).toBeNull()
  })

  it('still works after strangers of many networks asked for another, and is sent five times at most', async () => {
    const { email, token } = await requested()
    const unknown = newEmail()
    for (let turn = 0; turn < 8; turn += 1)
      for (const address of [email, unknown])
        expect(await forgotPassword(await browserContext(), { email: address, next: undefined })).toEqual({})
    const sent = await emailsTo(email)
    expect(sent.map(({ data }) => data.token)).toEqual(Array<string>(5).fill(token))
    expect(await emailsTo(unknown)).toEqual([])
    await resetPassword(await browserContext(), { token, password })
    // The owner needs another link now.
    await forgotPassword(await browserContext(), { email, next: undefined })
    expect(await passwordLinkRole(await tokenTo(email))).toBe('client')
  })

  it('is sent to a known browser however often strangers asked', async () => {
    const { email, token } = await requested()
    const mine = await browserContext()
    await resetPassword(mine, { token, password })
    for (let turn = 0; turn < 6; turn += 1)
      await forgotPassword(await browserContext(), { email, next: undefined })
    const before = (await emailsTo(email)).length
    await forgotPassword(await browserContext(undefined, cookiesOf(mine)), { email, next: undefined })
    expect(await emailsTo(email)).toHaveLength(before + 1)
  })

  it('is another one for another purpose or address', async () => {
    const { email, token } = await requested()
    const moved = newEmail()
    await autocommit(payload, sql`update users set email = ${moved} where email = ${email}`)
    await forgotPassword(await browserContext(), { email: moved, next: undefined })
    expect(await passwordLinkRole(token)).toBeNull()
    expect(await passwordLinkRole(await tokenTo(moved))).toBe('client')
  })

  it('still works after its page was opened, however often', async () => {
    const { email, token } = await requested()
    const before = await findUserRow(email)
    for (let visit = 0; visit < 3; visit += 1) expect(await passwordLinkRole(token)).toBe('client')
    expect(await findUserRow(email)).toEqual(before)
    await resetPassword(await browserContext(), { token, password })
  })
})
