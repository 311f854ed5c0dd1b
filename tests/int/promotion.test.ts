import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { resetPassword } from '@/features/accounts/operations/passwords'
import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient } from '../support/client-records'
import {
  browserContext,
  isSessionValid,
  emailsTo,
  password,
  newEmail,
  findUserRow,
  countSessions,
  signIn,
  signUpInNewBrowser,
  tokenTo,
} from '../support/sign-ups'

let payload: Payload
let admin: User
beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin')
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

const short = 'k7-mqz'
const asAdmin = async () => asUser(await requestOf(payload, admin))

/** Creates a client account with a password of six characters and a session. */
async function shortClient(): Promise<User & { token: string }> {
  const client = await makeClient(payload)
  const user = await makeUser(payload, 'client', { client: client.id, language: 'es', password: short })
  const token = await signIn(user.email, short)
  if (!token) throw new Error('cannot sign in')
  return { ...user, token }
}

describe('a client who becomes staff', () => {
  it.each(['team', 'admin'] as const)('loses password and sessions as %s', async (role) => {
    const { id, email, token } = await shortClient()
    const doc = await (await asAdmin()).update({ collection: 'users', id, data: { role } })
    expect(doc).toMatchObject({ role, client: null })
    expect(await findUserRow(email)).toMatchObject({ role, client_id: null })
    expect(await countSessions(email)).toBe(0)
    expect(await isSessionValid(`puente-token=${token}`)).toBe(false)
    expect(await signIn(email, short)).toBeUndefined()
    expect(await emailsTo(email)).toMatchObject([{ kind: 'reset-password', language: 'es' }])

    const link = await tokenTo(email)
    const weak = resetPassword(await browserContext(), { token: link, password: 'cometas' })
    await expect(weak).rejects.toMatchObject({ details: { fields: { password: 'staff_too_short' } } })
    await resetPassword(await browserContext(), { token: link, password })
    expect(await signIn(email, password)).toBeTruthy()
    expect(await findUserRow(email)).toMatchObject({ role, client_id: null })
  })

  it('does so even if one request promotes many', async () => {
    const many = [await shortClient(), await shortClient()]
    const where = { id: { in: many.map(({ id }) => id) } }
    const answer = await (await asAdmin()).update({ collection: 'users', where, data: { role: 'team' } })
    expect(answer.errors).toEqual([])
    for (const { email } of many) {
      expect(await findUserRow(email)).toMatchObject({ role: 'team', client_id: null })
      expect(await countSessions(email)).toBe(0)
      expect(await signIn(email, short)).toBeUndefined()
      expect(await emailsTo(email)).toMatchObject([{ kind: 'reset-password' }])
    }
  })

  it('keeps a password set by the same request, if it meets the staff rules', async () => {
    const { id, email } = await shortClient()
    const set = (secret: string) =>
      asSystemWithoutRequest(payload).update({
        collection: 'users',
        id,
        data: { role: 'team', password: secret },
      })
    await expect(set('cometas')).rejects.toMatchObject({ name: 'ValidationError' })
    expect(await findUserRow(email)).toMatchObject({ role: 'client' })
    await set(password)
    expect(await countSessions(email)).toBe(0)
    expect(await signIn(email, password)).toBeTruthy()
    expect(await emailsTo(email)).toEqual([])
    expect(await findUserRow(email)).toMatchObject({ client_id: null })
  })

  it('locks out an attacker who signed up with the address and never verified it', async () => {
    const email = newEmail()
    await signUpInNewBrowser(email)
    const { id } = (await findUserRow(email)) ?? { id: '' }
    await (await asAdmin()).update({ collection: 'users', id, data: { role: 'admin' } })
    expect(await signIn(email, password)).toBeUndefined()
    const { hash } = (await findUserRow(email)) ?? {}
    await signUpInNewBrowser(email)
    expect(await findUserRow(email)).toMatchObject({ hash, role: 'admin', _verified: true })
  })

  it('keeps the password on any other change of the account', async () => {
    const { id, email, token } = await shortClient()
    await (await asAdmin()).update({ collection: 'users', id, data: { role: 'client', firstName: 'Inés' } })
    const staff = await makeUser(payload, 'team')
    const before = await findUserRow(staff.email)
    await (await asAdmin()).update({ collection: 'users', id: staff.id, data: { role: 'admin' } })
    expect(await findUserRow(staff.email)).toMatchObject({ hash: before?.hash, role: 'admin' })
    expect(await isSessionValid(`puente-token=${token}`)).toBe(true)
    expect([...(await emailsTo(email)), ...(await emailsTo(staff.email))]).toEqual([])
  })
})
