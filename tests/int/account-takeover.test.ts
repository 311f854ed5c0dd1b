import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { changePassword } from '@/features/accounts/operations/change-password'
import { forgotPassword } from '@/features/accounts/operations/forgot-password'
import { resendVerification } from '@/features/accounts/operations/resend-verification'
import { resetPassword } from '@/features/accounts/operations/reset-password'
import { signUp } from '@/features/accounts/operations/sign-up'
import { updateProfile } from '@/features/accounts/operations/update-profile'
import { verifyEmail } from '@/features/accounts/operations/verify-email'
import { AppError } from '@/lib/app-error'
import { autocommit, statement } from '@/lib/server/db'
import type { BrowserContext } from '@/lib/server/handle'
import { isPassword } from '@/lib/server/password'
import { payload as start } from '@/lib/server/payload'
import { makeUser, testPassword } from '../support/actors'
import { makeClient } from '../support/papers'
import { browser, cookiesOf, form, lives, mailsTo, password, person, row, tokenTo } from '../support/sign-ups'

let payload: Payload
beforeAll(async () => {
  payload = await start()
  await makeUser(payload, 'admin')
})
beforeEach(() => autocommit(payload, statement`delete from rate_limits`))

const victims = password
const attackers = 'nine-lives-of-a-thief'

/** A browser that keeps the cookies of its answers. */
function keeps() {
  let cookies = ''
  return async <Result>(work: (context: BrowserContext) => Promise<Result>): Promise<Result> => {
    const context = await browser(undefined, cookies)
    const result = await work(context)
    cookies = cookiesOf(context) || cookies
    return result
  }
}
type Browser = ReturnType<typeof keeps>

const signsUp = (who: Browser, email: string, chosen: string) =>
  who((context) => signUp(context, form(email, { password: chosen })))
const asksAgain = (who: Browser, email: string) =>
  who((context) => resendVerification(context, { email, language: 'es', next: undefined }))
const opensLink = async (who: Browser, email: string, chosen?: string) => {
  const token = await tokenTo(email)
  return who((context) => verifyEmail(context, { token, password: chosen }))
}
const opens = async (email: string, tried: string) => {
  const [kept] = await autocommit<{ hash: string; salt: string; _verified: boolean }>(
    payload,
    statement`select hash, salt, _verified from users where email = ${email}`,
  )
  return Boolean(kept?._verified && (await isPassword(tried, kept)))
}

describe('of two who sign up with one address', () => {
  it('the last one, who does not hold the mailbox, gets in by nothing that its owner does', async () => {
    const { email } = await makeClient(payload, { email: person() })
    const [victim, attacker] = [keeps(), keeps()]
    await signsUp(victim, email, victims)
    await signsUp(attacker, email, attackers)
    for (const again of [false, true]) {
      if (again) await asksAgain(victim, email)
      await expect(opensLink(victim, email)).rejects.toMatchObject({ code: 'password_needed' })
      await expect(opensLink(victim, email, victims)).rejects.toMatchObject({ code: 'mismatch' })
      expect(await row(email)).toMatchObject({ _verified: false, client_id: null })
    }
    await victim((context) => forgotPassword(context, { email, next: undefined }))
    const token = await tokenTo(email)
    await victim((context) => resetPassword(context, { token, password: victims }))
    expect([await opens(email, victims), await opens(email, attackers)]).toEqual([true, false])
  })

  it('the first one loses password and proof to the owner of the mailbox', async () => {
    const email = person()
    const [victim, attacker] = [keeps(), keeps()]
    await signsUp(attacker, email, attackers)
    const old = await tokenTo(email)
    await signsUp(victim, email, victims)
    await asksAgain(attacker, email)
    await expect(opensLink(attacker, email)).rejects.toMatchObject({ code: 'password_needed' })
    await expect(opensLink(attacker, email, attackers)).rejects.toMatchObject({ code: 'mismatch' })
    await expect(
      attacker((context) => verifyEmail(context, { token: old, password: attackers })),
    ).rejects.toMatchObject({ code: 'link_over' })
    await opensLink(victim, email, victims)
    expect([await opens(email, victims), await opens(email, attackers)]).toEqual([true, false])
  })

  it('guesses at the password are few, whatever links they come with', async () => {
    const email = person()
    await signsUp(keeps(), email, victims)
    const codes: unknown[] = []
    for (let turn = 0; turn < 11; turn += 1) {
      if (turn === 5) await asksAgain(keeps(), email)
      const tried = { token: await tokenTo(email), password: `guess-${turn}` }
      codes.push(await verifyEmail(await browser(), tried).catch(({ code }: AppError) => code))
    }
    expect(codes).toEqual([...Array<string>(10).fill('mismatch'), 'too_many'])
    expect(await row(email)).toMatchObject({ _verified: false })
  })
})

describe('the mail again', () => {
  it('keeps the proof of the browser that chose the password, time and again', async () => {
    const email = person()
    const mine = keeps()
    await signsUp(mine, email, victims)
    for (let turn = 0; turn < 2; turn += 1) await asksAgain(mine, email)
    const context = await mine(async (here) => {
      await verifyEmail(here, { token: await tokenTo(email) })
      return here
    })
    expect(await lives(cookiesOf(context))).toBe(true)
  })

  it('gives no other browser one', async () => {
    const email = person()
    const [mine, strange, another] = [keeps(), keeps(), keeps()]
    await signsUp(mine, email, victims)
    await signsUp(another, person(), attackers)
    for (const who of [strange, another]) {
      await asksAgain(who, email)
      await expect(opensLink(who, email)).rejects.toMatchObject({ code: 'password_needed' })
    }
  })

  it('leaves the same cookies whether the address was taken or not', async () => {
    const taken = await makeUser(payload, 'client')
    const names: unknown[] = []
    for (const email of [person(), taken.email]) {
      const context = await browser()
      await signUp(context, form(email))
      const next = await browser(undefined, cookiesOf(context))
      await resendVerification(next, { email, language: 'es', next: undefined })
      expect(cookiesOf(next)).not.toBe(cookiesOf(context))
      names.push(next.answer.getSetCookie().map((cookie) => cookie.replace(/=[^;]+/, '=x')))
    }
    expect(names[0]).toEqual(names[1])
    expect(names[0]).toHaveLength(1)
  })
})

describe('everything at once about one address', () => {
  const settle = async (work: (() => Promise<unknown>)[]) => {
    const ends = await Promise.allSettled(work.map((each) => each()))
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
    expect(reasons.filter((reason) => !(reason instanceof AppError))).toEqual([])
  }
  const profile = { firstName: 'Inés', lastName: 'Paz', phone: null, companyName: null }

  it('of an account that is still to be proved fails nowhere', { timeout: 120_000 }, async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = person()
      await signUp(await browser(), form(email))
      const token = await tokenTo(email)
      await forgotPassword(await browser(), { email, next: undefined })
      const reset = await tokenTo(email)
      await settle([
        async () => resetPassword(await browser(), { token: reset, password }),
        async () => forgotPassword(await browser(), { email, next: undefined }),
        async () => verifyEmail(await browser(), { token, password }),
        async () => signUp(await browser(), form(email)),
        async () => resendVerification(await browser(), { email, language: 'es', next: undefined }),
      ])
    }
  })

  it('of an account that has no client fails nowhere', { timeout: 120_000 }, async () => {
    for (let round = 0; round < 6; round += 1) {
      const user = await makeUser(payload, 'client')
      const { email } = user
      await forgotPassword(await browser(), { email, next: undefined })
      const reset = await tokenTo(email)
      await settle([
        async () => updateProfile(await browser(user), { ...profile, language: 'es' }),
        async () => forgotPassword(await browser(), { email, next: undefined }),
        async () =>
          changePassword(await browser(user), { currentPassword: testPassword, password: 'one-more-time' }),
        async () => forgotPassword(await browser(), { email, next: undefined }),
        async () => resetPassword(await browser(), { token: reset, password }),
        async () => updateProfile(await browser(user), { ...profile, language: 'en' }),
      ])
    }
    expect(await mailsTo('nobody')).toEqual([])
  })
})
