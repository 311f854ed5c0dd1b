import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { resetPassword } from '@/features/accounts/operations/reset-password'
import { asSystemAlone, asUser, autocommit, statement } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient } from '../support/papers'
import {
  browser,
  lives,
  mailsTo,
  password,
  person,
  row,
  sessionsOf,
  signIn,
  signedUp,
  tokenTo,
} from '../support/sign-ups'

let payload: Payload
let admin: User
beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
})
beforeEach(() => autocommit(payload, statement`delete from rate_limits`))

const short = 'cometa'
const asAdmin = async () => asUser(await requestOf(payload, admin))

/** A client with a password of six characters, a session, and a client to whom it belongs. */
async function shortClient(): Promise<User & { token: string }> {
  const client = await makeClient(payload)
  const user = await makeUser(payload, 'client', { client: client.id, language: 'es', password: short })
  const token = await signIn(user.email, short)
  if (!token) throw new Error('cannot sign in')
  return { ...user, token }
}

describe('a client who becomes staff', () => {
  it.each(['team', 'admin'] as const)('starts anew as %s', async (role) => {
    const { id, email, token } = await shortClient()
    const doc = await (await asAdmin()).update({ collection: 'users', id, data: { role } })
    expect(doc).toMatchObject({ role, client: null })
    expect(await row(email)).toMatchObject({ role, client_id: null })
    expect(await sessionsOf(email)).toBe(0)
    expect(await lives(`puente-token=${token}`)).toBe(false)
    expect(await signIn(email, short)).toBeUndefined()
    expect(await mailsTo(email)).toMatchObject([{ kind: 'reset-password', language: 'es' }])

    const link = await tokenTo(email)
    const weak = resetPassword(await browser(), { token: link, password: 'cometas' })
    await expect(weak).rejects.toMatchObject({ details: { fields: { password: 'staff_too_short' } } })
    await resetPassword(await browser(), { token: link, password })
    expect(await signIn(email, password)).toBeTruthy()
    expect(await row(email)).toMatchObject({ role, client_id: null })
  })

  it('also when one request promotes many', async () => {
    const many = [await shortClient(), await shortClient()]
    const where = { id: { in: many.map(({ id }) => id) } }
    const answer = await (await asAdmin()).update({ collection: 'users', where, data: { role: 'team' } })
    expect(answer.errors).toEqual([])
    for (const { email } of many) {
      expect(await row(email)).toMatchObject({ role: 'team', client_id: null })
      expect(await sessionsOf(email)).toBe(0)
      expect(await signIn(email, short)).toBeUndefined()
      expect(await mailsTo(email)).toMatchObject([{ kind: 'reset-password' }])
    }
  })

  it('keeps a password that the same request sets, if staff may have it', async () => {
    const { id, email } = await shortClient()
    const set = (secret: string) =>
      asSystemAlone(payload).update({ collection: 'users', id, data: { role: 'team', password: secret } })
    await expect(set('cometas')).rejects.toMatchObject({ name: 'ValidationError' })
    expect(await row(email)).toMatchObject({ role: 'client' })
    await set(password)
    expect(await sessionsOf(email)).toBe(0)
    expect(await signIn(email, password)).toBeTruthy()
    expect(await mailsTo(email)).toEqual([])
    expect(await row(email)).toMatchObject({ client_id: null })
  })

  it('keeps out whoever signed up with the address and never proved it', async () => {
    const email = person()
    await signedUp(email)
    const { id } = (await row(email)) ?? { id: '' }
    await (await asAdmin()).update({ collection: 'users', id, data: { role: 'admin' } })
    expect(await signIn(email, password)).toBeUndefined()
    const { hash } = (await row(email)) ?? {}
    await signedUp(email)
    expect(await row(email)).toMatchObject({ hash, role: 'admin', _verified: true })
  })

  it('any other change of an account leaves its password', async () => {
    const { id, email, token } = await shortClient()
    await (await asAdmin()).update({ collection: 'users', id, data: { role: 'client', firstName: 'Inés' } })
    const staff = await makeUser(payload, 'team')
    const before = await row(staff.email)
    await (await asAdmin()).update({ collection: 'users', id: staff.id, data: { role: 'admin' } })
    expect(await row(staff.email)).toMatchObject({ hash: before?.hash, role: 'admin' })
    expect(await lives(`puente-token=${token}`)).toBe(true)
    expect([...(await mailsTo(email)), ...(await mailsTo(staff.email))]).toEqual([])
  })
})
