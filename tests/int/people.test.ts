import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { forgotPassword, resetPassword } from '@/features/accounts/operations/passwords'
import {
  activatePerson,
  deactivatePerson,
  setPersonRole,
  invitePerson,
  resendInvitation,
} from '@/features/people/operations/person-changes'
import { handOver } from '@/features/people/operations/hand-over'
import { listAssignableStaff } from '@/features/leads/queries/lead-options'
import { findPeopleBoardPage } from '@/features/people/queries/people-board-page'
import * as schemas from '@/features/people/schemas'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient, makeProposal } from '../support/client-records'
import { historyOf, makeLead } from '../support/fixtures'
import {
  browserContext,
  cookiesOf,
  emailsTo,
  findUserRow,
  isSessionValid,
  newEmail,
  signUpInNewBrowser,
  tokenTo,
} from '../support/sign-ups'
import { callVerb } from '../support/lead-verbs'
import { rowsOf } from '../support/rows'

let payload: Payload
let admin: User
let team: User
beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin', { firstName: 'Daniela', lastName: 'Rojas' })
  team = await makeUser(payload, 'team', { firstName: 'Camila', lastName: 'Quispe' })
})
beforeEach(() => autocommit(payload, sql`delete from rate_limits`))

const colleague = (email: string, more: object = {}) => ({
  firstName: 'Mateo',
  lastName: 'Salcedo Rivas',
  email,
  role: 'team',
  language: 'es',
  ...more,
})
const invite = (input: object, user = admin) =>
  callVerb(payload, user, { run: invitePerson, schema: schemas.invitePersonSchema, input })
const resend = (person: string, user = admin) =>
  callVerb(payload, user, { run: resendInvitation, schema: schemas.personSchema, input: { person } })
const setRole = (person: string, role: string, expected: string, user = admin) =>
  callVerb(payload, user, {
    run: setPersonRole,
    schema: schemas.setPersonRoleSchema,
    input: { person, role, expected },
  })
const deactivate = (person: string, user = admin) =>
  callVerb(payload, user, { run: deactivatePerson, schema: schemas.personSchema, input: { person } })
const activate = (person: string, user = admin) =>
  callVerb(payload, user, { run: activatePerson, schema: schemas.personSchema, input: { person } })
const give = (from: string, to: string, user = admin) =>
  callVerb(payload, user, { run: handOver, schema: schemas.handOverSchema, input: { from, to } })
const list = async (user = admin) => findPeopleBoardPage(await requestOf(payload, user))
const assignable = async () =>
  (await listAssignableStaff(await requestOf(payload, admin))).map(({ id }) => id)
const listed = async (id: string) => (await list()).people.find((person) => person.id === id)
const linkOf = tokenTo
const choose = async (token: string, password: string, context = browserContext()) =>
  resetPassword(await context, { token, password })

const makeGeneratorDraft = async (owner: User) =>
  (
    await asSystemWithoutRequest(payload).create({
      collection: 'generator-drafts',
      data: { owner: owner.id, language: 'en', currency: 'USD', task: 'none', taskState: 'idle' },
    })
  ).id
const ownerOfGeneratorDraft = async (id: string) =>
  (
    await rowsOf<{ owner: string }>(
      payload,
      sql`select owner_id as owner from generator_drafts where id = ${id}`,
    )
  )[0]?.owner

describe('an invitation of a colleague', () => {
  it('creates an account that only its link opens, once, with a long password', async () => {
    const email = newEmail()
    const { id } = await invite(colleague(email))
    expect(await findUserRow(email)).toMatchObject({ role: 'team', _verified: false, language: 'es' })
    expect(await emailsTo(email)).toMatchObject([
      { kind: 'invitation', language: 'es', data: { name: 'Mateo', staff: true } },
    ])
    expect(await listed(id)).toMatchObject({ state: 'invited', name: 'Mateo Salcedo Rivas', leads: 0 })
    expect(await assignable()).not.toContain(id)

    const token = await linkOf(email)
    await expect(choose(token, 'eleven-char')).rejects.toMatchObject({
      details: { fields: { password: 'staff_too_short' } },
    })
    const context = await browserContext()
    const { user } = await resetPassword(context, { token, password: 'twelve-chars' })
    expect(user).toMatchObject({ id, role: 'team' })
    expect(await isSessionValid(cookiesOf(context))).toBe(true)
    await expect(choose(token, 'another-password')).rejects.toMatchObject({ code: 'link_expired' })
    const joined = await listed(id)
    expect(joined?.state).toBe('active')
    expect(await assignable()).toContain(id)
    expect(joined?.seenAt).toBeTruthy()
  })

  it('is sent again, with the link that works, until the person has joined', async () => {
    const email = newEmail()
    const { id } = await invite(colleague(email))
    const first = await linkOf(email)
    await resend(id)
    expect(await emailsTo(email)).toHaveLength(2)
    expect(await linkOf(email)).toBe(first)
    await choose(first, 'twelve-chars')
    await expect(resend(id)).rejects.toMatchObject({
      code: 'conflict',
      details: { fields: { person: 'active' } },
    })
  })

  it('is sent again, instead of a shorter link, to someone who asks for a new password', async () => {
    const email = newEmail()
    await invite(colleague(email))
    await forgotPassword(await browserContext(), { email, next: undefined })
    expect((await emailsTo(email)).map(({ kind }) => kind)).toEqual(['invitation', 'invitation'])
  })

  it('shows an email that could not be delivered, and when the link expires', async () => {
    const email = newEmail()
    const { id } = await invite(colleague(email))
    await autocommit(payload, sql`update outbox set status = 'failed' where recipient = ${email}`)
    const person = await listed(id)
    expect(person).toMatchObject({ invitationFailed: true })
    expect(Date.parse(person?.invitedUntil ?? '')).toBeGreaterThan(Date.now() + 13 * 86_400_000)
  })

  it('needs both names, an address, a role of staff and a language', async () => {
    const errors = schemas.invitePersonSchema.safeParse({
      firstName: ' ',
      lastName: '',
      email: 'ana',
      role: 'client',
      language: 'fr',
    }).error
    expect(errors?.issues.map(({ path }) => path[0]).toSorted()).toEqual(
      ['email', 'firstName', 'language', 'lastName', 'role'].toSorted(),
    )
  })

  it('of two at once with one address only one succeeds', async () => {
    const email = newEmail()
    const tries = await Promise.allSettled([invite(colleague(email)), invite(colleague(email))])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await emailsTo(email)).toHaveLength(1)
  })

  it('says by whom an address is taken, and changes nothing', async () => {
    const refusal = (email: string) => ({ code: 'conflict', details: { fields: { email } } })
    const invited = newEmail()
    await invite(colleague(invited))
    await expect(invite(colleague(invited))).rejects.toMatchObject(refusal('invited'))
    await expect(invite(colleague(team.email))).rejects.toMatchObject(refusal('active'))
    const former = await makeUser(payload, 'team', { deactivatedAt: new Date().toISOString() })
    await expect(invite(colleague(former.email))).rejects.toMatchObject(refusal('deactivated'))
    const account = await makeUser(payload, 'client')
    const before = await findUserRow(account.email)
    await expect(invite(colleague(account.email))).rejects.toMatchObject(refusal('client'))
    expect(await findUserRow(account.email)).toEqual(before)
    const { email } = await makeClient(payload)
    await expect(invite(colleague(email))).rejects.toMatchObject(refusal('client'))
    expect(await findUserRow(email)).toBeUndefined()
  })

  it('takes the address of a sign-up that was never verified, whose password and link then open nothing', async () => {
    const email = newEmail()
    const { token } = await signUpInNewBrowser(email)
    const before = await findUserRow(email)
    await invite(colleague(email))
    const after = await findUserRow(email)
    expect(after).toMatchObject({ role: 'team', _verified: false })
    expect(after?.hash).not.toBe(before?.hash)
    await expect(choose(token, 'twelve-chars')).rejects.toMatchObject({ code: 'link_expired' })
  })
})

describe('the role', () => {
  it('changes, unless it is not the one that was shown', async () => {
    const { id } = await makeUser(payload, 'team')
    expect(await setRole(id, 'admin', 'team')).toEqual({ role: 'admin' })
    expect(await listed(id)).toMatchObject({ role: 'admin' })
    await expect(setRole(id, 'team', 'team')).rejects.toMatchObject({
      code: 'conflict',
      details: { current: { value: 'admin' } },
    })
    await setRole(id, 'team', 'admin')
  })

  it('of a client is not changed here', async () => {
    const { id } = await makeUser(payload, 'client')
    await expect(setRole(id, 'team', 'team')).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('deactivating', () => {
  it('counts from the next request on, until the person is activated again', async () => {
    const email = newEmail()
    const { id } = await invite(colleague(email))
    const context = await browserContext()
    await resetPassword(context, { token: await linkOf(email), password: 'twelve-chars' })
    const person = await asSystemWithoutRequest(payload).findByID({ collection: 'users', id, depth: 0 })
    await list(person)
    await deactivate(id)
    const ended = await asSystemWithoutRequest(payload).findByID({ collection: 'users', id, depth: 0 })
    await expect(list(ended)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await listed(id)).toMatchObject({ state: 'deactivated' })
    await activate(id)
    expect(await listed(id)).toMatchObject({ state: 'active', deactivatedAt: null })
  })

  it('ends the link of a pending invitation; after reactivation, the person is invited again', async () => {
    const email = newEmail()
    const { id } = await invite(colleague(email))
    const token = await linkOf(email)
    await deactivate(id)
    await expect(choose(token, 'twelve-chars')).rejects.toMatchObject({ code: 'link_expired' })
    await expect(resend(id)).rejects.toMatchObject({ details: { fields: { person: 'deactivated' } } })
    await activate(id)
    expect(await listed(id)).toMatchObject({ state: 'invited', invitedUntil: null })
    await resend(id)
    await choose(await linkOf(email), 'twelve-chars')
  })
})

describe('the last admin', () => {
  const refusal = { code: 'conflict', status: 409, details: { fields: { person: 'last_admin' } } }
  const lonely = async () => {
    await autocommit(payload, sql`update users set role = 'team' where role = 'admin' and id <> ${admin.id}`)
    await autocommit(
      payload,
      sql`update users set role = 'admin', deactivated_at = null where id = ${admin.id}`,
    )
  }

  it('stays, and the list names the account', async () => {
    await lonely()
    await invite(colleague(newEmail(), { role: 'admin' }))
    await expect(setRole(admin.id, 'team', 'admin')).rejects.toMatchObject(refusal)
    await expect(deactivate(admin.id)).rejects.toMatchObject(refusal)
    expect((await list()).lastAdmin).toBe(admin.id)
    expect(await listed(admin.id)).toMatchObject({ role: 'admin', state: 'active' })
  })

  it.each([
    ['demote', (one: User, other: User) => setRole(other.id, 'team', 'admin', one)],
    ['deactivate', (one: User, other: User) => deactivate(other.id, one)],
  ])('is one of two who %s each other at the same moment', async (_, change) => {
    await lonely()
    const second = await makeUser(payload, 'admin')
    const tries = await Promise.allSettled([change(admin, second), change(second, admin)])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(tries.find((one) => one.status === 'rejected')?.reason).toMatchObject(refusal)
    expect((await list()).lastAdmin).toBeTruthy()
    await lonely()
  })
})

describe('handing over', () => {
  it('gives all that is open to a colleague, with a history, and leaves what is decided', async () => {
    const jenna = await makeUser(payload, 'team', { firstName: 'Jenna', lastName: 'Whitmore' })
    const open = await makeLead(payload, { assignedTo: jenna.id, status: 'qualified' })
    const won = await makeLead(payload, { assignedTo: jenna.id, status: 'closed_won' })
    const draft = await makeProposal(payload, undefined, { owner: jenna.id })
    const unfinished = await makeGeneratorDraft(jenna)
    await deactivate(jenna.id)
    expect((await list()).leftBehind).toMatchObject([{ id: jenna.id, leads: 1, proposals: 2 }])

    expect(await give(jenna.id, team.id)).toEqual({ leads: 1, proposals: 2 })
    const ownerOf = async (table: 'leads' | 'proposals', id: string) =>
      (
        await rowsOf<{ owner: string }>(
          payload,
          table === 'leads'
            ? sql`select assigned_to_id as owner from leads where id = ${id}`
            : sql`select owner_id as owner from proposals where id = ${id}`,
        )
      )[0]?.owner
    expect(await ownerOf('leads', open.id)).toBe(team.id)
    expect(await ownerOf('leads', won.id)).toBe(jenna.id)
    expect(await ownerOf('proposals', draft.id)).toBe(team.id)
    expect(await ownerOfGeneratorDraft(unfinished)).toBe(team.id)
    expect((await historyOf(payload, open.id)).at(-1)).toMatchObject({
      type: 'note_added',
      actor: admin.id,
      data: { assigned_to: 'Camila Quispe' },
    })
    expect((await list()).leftBehind).toEqual([])
  })

  it('leaves nothing with a colleague who is deactivated at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [jenna, mateo] = [await makeUser(payload, 'team'), await makeUser(payload, 'team')]
      const draft = await makeGeneratorDraft(jenna)
      const [given] = await Promise.allSettled([give(jenna.id, mateo.id), deactivate(mateo.id)])
      const { leftBehind } = await list()
      const isListed = leftBehind.some(({ id }) => id === mateo.id)
      expect([await ownerOfGeneratorDraft(draft), isListed]).toEqual(
        given.status === 'fulfilled' ? [mateo.id, true] : [jenna.id, false],
      )
    }
  })

  it('in both directions at once does not deadlock', async () => {
    const [jenna, mateo] = [await makeUser(payload, 'team'), await makeUser(payload, 'team')]
    await Promise.all([1, 2, 3].flatMap(() => [give(jenna.id, mateo.id), give(mateo.id, jenna.id)]))
  })

  it('needs an active colleague', async () => {
    const jenna = await makeUser(payload, 'team')
    const client = await makeUser(payload, 'client')
    const former = await makeUser(payload, 'team', { deactivatedAt: new Date().toISOString() })
    const { id: invited } = await invite(colleague(newEmail()))
    for (const to of [jenna.id, client.id, former.id, invited, crypto.randomUUID()])
      await expect(give(jenna.id, to)).rejects.toMatchObject({
        code: 'invalid',
        details: { fields: { to: 'invalid' } },
      })
  })
})

describe('who may do it', () => {
  it('team sees the list without changing anything; a client and visitors see nothing', async () => {
    const { id } = await makeUser(payload, 'team')
    const client = await makeUser(payload, 'client')
    expect(await list(team)).toMatchObject({ canManage: false, me: team.id })
    expect((await list()).canManage).toBe(true)
    await expect(list(client)).rejects.toMatchObject({ code: 'forbidden' })
    for (const user of [team, client]) {
      await expect(invite(colleague(newEmail()), user)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(resend(id, user)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(setRole(id, 'admin', 'team', user)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(deactivate(id, user)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(activate(id, user)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(give(id, admin.id, user)).rejects.toMatchObject({ code: 'forbidden' })
    }
  })
})

describe('the list', () => {
  it('finds people by words of name and address, without accents', async () => {
    const { id, email } = await makeUser(payload, 'team', { firstName: 'Tomás', lastName: 'Beltrán' })
    const req = await requestOf(payload, admin)
    for (const q of ['beltran tomas', email.toUpperCase(), `  ${email} `]) {
      const { people, total } = await findPeopleBoardPage(req, { q })
      expect(total, q).toBe(people.length)
      expect(
        people.map((person) => person.id),
        q,
      ).toContain(id)
    }
    expect(await findPeopleBoardPage(req, { q: 'no%one' })).toMatchObject({ people: [], total: 0 })
  })

  it('pages, sorts and counts everyone, and leaves out clients', async () => {
    const req = await requestOf(payload, admin)
    for (const sort of ['name', 'role', 'seen', 'state'] as const)
      for (const direction of ['asc', 'desc'] as const) {
        const { people, total, pages } = await findPeopleBoardPage(req, { sort, direction, page: 99 })
        expect(people).toHaveLength(total)
        expect(pages).toBe(1)
        expect(people.every(({ role }) => ['admin', 'team'].includes(role))).toBe(true)
      }
    const names = (await findPeopleBoardPage(req, { sort: 'name' })).people.map(({ name, email }) =>
      (name ?? email).toLowerCase(),
    )
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  })
})
