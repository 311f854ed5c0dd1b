import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { changePassword, forgotPassword, resetPassword } from '@/features/accounts/operations/passwords'
import { resendVerification } from '@/features/accounts/operations/link-emails'
import { signUp, verifyEmail } from '@/features/accounts/operations/sign-up'
import { updateProfile } from '@/features/accounts/operations/update-profile'
import { AppError } from '@/lib/app-error'
import { autocommit, sql } from '@/lib/server/db/sql'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { verifyPassword } from '@/lib/server/auth/password'
import { payload as start } from '@/lib/server/payload'
import { makeUser, testPassword } from '../support/actors'
import { makeClient } from '../support/client-records'
import {
  browserContext,
  cookiesOf,
  signUpInput,
  isSessionValid,
  emailsTo,
  password,
  newEmail,
  findUserRow,
  tokenTo,
} from '../support/sign-ups'
import { rowsOf } from '../support/rows'

let payload: Payload
beforeAll(async () => {
  payload = await start()
  await makeUser(payload, 'admin')
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

const victimPassword = password
const attackerPassword = 'nine-lives-of-a-thief'

/** Returns a browser that stores the cookies of responses. */
function openBrowser() {
  let cookies = ''
  return async <Result>(work: (context: BrowserContext) => Promise<Result>): Promise<Result> => {
    const context = await browserContext(undefined, cookies)
    const result = await work(context)
    cookies = cookiesOf(context) || cookies
    return result
  }
}
type Browser = ReturnType<typeof openBrowser>

const signsUp = (who: Browser, email: string, chosen: string) =>
  who((context) => signUp(context, signUpInput(email, { password: chosen })))
const requestsAgain = (who: Browser, email: string) =>
  who((context) => resendVerification(context, { email, language: 'es', next: undefined }))
const opensLink = async (who: Browser, email: string, chosen?: string) => {
  const token = await tokenTo(email)
  return who((context) => verifyEmail(context, { token, password: chosen }))
}
const canSignIn = async (email: string, tried: string) => {
  const [kept] = await rowsOf<{ hash: string; salt: string; _verified: boolean }>(
    payload,
    sql`select hash, salt, _verified from users where email = ${email}`,
  )
  return Boolean(kept?._verified && (await verifyPassword(tried, kept)))
}

describe('two sign-ups with one address', () => {
  it('the later one, without access to the mailbox, gains nothing from the owner’s actions', async () => {
    const { email } = await makeClient(payload, { email: newEmail() })
    const [victim, attacker] = [openBrowser(), openBrowser()]
    await signsUp(victim, email, victimPassword)
    await signsUp(attacker, email, attackerPassword)
    for (const again of [false, true]) {
      if (again) await requestsAgain(victim, email)
      await expect(opensLink(victim, email)).rejects.toMatchObject({ code: 'password_needed' })
      await expect(opensLink(victim, email, victimPassword)).rejects.toMatchObject({ code: 'mismatch' })
      expect(await findUserRow(email)).toMatchObject({ _verified: false, client_id: null })
    }
    await victim((context) => forgotPassword(context, { email, next: undefined }))
    const token = await tokenTo(email)
    await victim((context) => resetPassword(context, { token, password: victimPassword }))
    expect([await canSignIn(email, victimPassword), await canSignIn(email, attackerPassword)]).toEqual([
      true,
      false,
    ])
  })

  it('verifying discards the earlier sign-up’s password and cookie', async () => {
    const email = newEmail()
    const [victim, attacker] = [openBrowser(), openBrowser()]
    await signsUp(attacker, email, attackerPassword)
    const old = await tokenTo(email)
    await signsUp(victim, email, victimPassword)
    await requestsAgain(attacker, email)
    await expect(opensLink(attacker, email)).rejects.toMatchObject({ code: 'password_needed' })
    await expect(opensLink(attacker, email, attackerPassword)).rejects.toMatchObject({ code: 'mismatch' })
    await expect(
      attacker((context) => verifyEmail(context, { token: old, password: attackerPassword })),
    ).rejects.toMatchObject({ code: 'link_expired' })
    await opensLink(victim, email, victimPassword)
    expect([await canSignIn(email, victimPassword), await canSignIn(email, attackerPassword)]).toEqual([
      true,
      false,
    ])
  })

  it('password guesses are limited across all links', async () => {
    const email = newEmail()
    await signsUp(openBrowser(), email, victimPassword)
    const codes: unknown[] = []
    for (let turn = 0; turn < 11; turn += 1) {
      if (turn === 5) await requestsAgain(openBrowser(), email)
      const tried = { token: await tokenTo(email), password: `guess-${turn}` }
      codes.push(await verifyEmail(await browserContext(), tried).catch(({ code }: AppError) => code))
    }
    expect(codes).toEqual([...Array<string>(10).fill('mismatch'), 'too_many'])
    expect(await findUserRow(email)).toMatchObject({ _verified: false })
  })
})

describe('resending the verification email', () => {
  it('keeps the proof of the browser that chose the password, however often', async () => {
    const email = newEmail()
    const mine = openBrowser()
    await signsUp(mine, email, victimPassword)
    for (let turn = 0; turn < 2; turn += 1) await requestsAgain(mine, email)
    const context = await mine(async (here) => {
      await verifyEmail(here, { token: await tokenTo(email) })
      return here
    })
    expect(await isSessionValid(cookiesOf(context))).toBe(true)
  })

  it('gives no proof to another browser', async () => {
    const email = newEmail()
    const [mine, strange, another] = [openBrowser(), openBrowser(), openBrowser()]
    await signsUp(mine, email, victimPassword)
    await signsUp(another, newEmail(), attackerPassword)
    for (const who of [strange, another]) {
      await requestsAgain(who, email)
      await expect(opensLink(who, email)).rejects.toMatchObject({ code: 'password_needed' })
    }
  })

  it('sets the same cookies whether the address was taken or not', async () => {
    const taken = await makeUser(payload, 'client')
    const names: unknown[] = []
    for (const email of [newEmail(), taken.email]) {
      const context = await browserContext()
      await signUp(context, signUpInput(email))
      const next = await browserContext(undefined, cookiesOf(context))
      await resendVerification(next, { email, language: 'es', next: undefined })
      expect(cookiesOf(next)).not.toBe(cookiesOf(context))
      names.push(next.responseHeaders.getSetCookie().map((cookie) => cookie.replace(/=[^;]+/, '=x')))
    }
    expect(names[0]).toEqual(names[1])
    expect(names[0]).toHaveLength(1)
  })
})

describe('concurrent operations on one address', () => {
  const settle = async (work: (() => Promise<unknown>)[]) => {
    const ends = await Promise.allSettled(work.map((each) => each()))
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
    expect(reasons.filter((reason) => !(reason instanceof AppError))).toEqual([])
  }
  const profile = { firstName: 'Inés', lastName: 'Paz', phone: null, companyName: null }

  it('never fail for an unverified account', { timeout: 120_000 }, async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = newEmail()
      await signUp(await browserContext(), signUpInput(email))
      const token = await tokenTo(email)
      await forgotPassword(await browserContext(), { email, next: undefined })
      const reset = await tokenTo(email)
      await settle([
        async () => resetPassword(await browserContext(), { token: reset, password }),
        async () => forgotPassword(await browserContext(), { email, next: undefined }),
        async () => verifyEmail(await browserContext(), { token, password }),
        async () => signUp(await browserContext(), signUpInput(email)),
        async () => resendVerification(await browserContext(), { email, language: 'es', next: undefined }),
      ])
    }
  })

  it('never fail for an account without a client', { timeout: 120_000 }, async () => {
    for (let round = 0; round < 6; round += 1) {
      const user = await makeUser(payload, 'client')
      const { email } = user
      await forgotPassword(await browserContext(), { email, next: undefined })
      const reset = await tokenTo(email)
      await settle([
        async () => updateProfile(await browserContext(user), { ...profile, language: 'es' }),
        async () => forgotPassword(await browserContext(), { email, next: undefined }),
        async () =>
          changePassword(await browserContext(user), {
            currentPassword: testPassword,
            password: 'one-more-time',
          }),
        async () => forgotPassword(await browserContext(), { email, next: undefined }),
        async () => resetPassword(await browserContext(), { token: reset, password }),
        async () => updateProfile(await browserContext(user), { ...profile, language: 'en' }),
      ])
    }
    expect(await emailsTo('nobody')).toEqual([])
  })
})
