import { buildConfig, commitTransaction, initTransaction, killTransaction, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { asUser } from '@/lib/server/db/local-api'
import { config, payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient } from '../support/client-records'
import { allows, callers, globals, matrix, operations, type Caller, type Operation } from '../support/matrix'

const built = await config
let payload: Payload
const users: Partial<Record<Caller, User>> = {}

beforeAll(async () => {
  payload = await start()
  await makeUser(payload, 'admin')
  const { id: client } = await makeClient(payload)
  users.client = await makeUser(payload, 'client', { client })
  for (const role of ['team', 'admin'] as const) users[role] = await makeUser(payload, role)
})

/** Tries one operation as the caller and rolls it back. */
async function attempt(
  caller: Caller,
  slug: string,
  operation: Operation,
  own: boolean,
): Promise<'allowed' | 'denied'> {
  const subject = matrix[slug]
  if (!subject) throw new Error(`${slug} is missing from the matrix`)
  const owner = own ? users[caller] : undefined
  const id = operation === 'create' ? '' : await subject.make(payload, owner)
  const data = operation === 'create' ? await subject.data(payload, owner) : {}
  const req = await requestOf(payload, users[caller])
  await initTransaction(req)
  const local = asUser(req) as unknown as Record<string, (args: object) => Promise<unknown>>
  try {
    const verb = operation === 'read' ? 'findByID' : operation
    const change = operation === 'create' || operation === 'update' ? { data } : {}
    const file = operation === 'create' && subject.file ? { file: await subject.file() } : {}
    await local[verb]?.({ collection: slug, ...(id ? { id } : {}), ...change, ...file })
    return 'allowed'
  } catch (error) {
    expect((error as Error).name, `${caller} ${operation} ${slug}: ${String(error)}`).toMatch(
      /Forbidden|NotFound/,
    )
    return 'denied'
  } finally {
    await killTransaction(req)
  }
}

describe('every collection', () => {
  it.each(built.collections.map(({ slug }) => slug))('%s is in the access matrix', (slug) => {
    expect(Object.keys(matrix)).toContain(slug)
  })

  for (const { slug } of built.collections)
    for (const caller of callers)
      for (const operation of operations)
        for (const own of caller === 'anonymous' ? [false] : [true, false])
          it(`${slug}: ${caller} ${operation} ${own ? 'own' : "another's"}`, async () => {
            const expected = allows(matrix[slug]?.allowed[caller] ?? '', operation, own)
              ? 'allowed'
              : 'denied'
            expect(await attempt(caller, slug, operation, own)).toBe(expected)
          })
})

describe('no access function is the default of Payload', async () => {
  const bare = await buildConfig({
    secret: 'x',
    db: built.db,
    collections: [{ slug: 'bare', auth: true, versions: true, fields: [] }],
    globals: [{ slug: 'bare', versions: true, fields: [] }],
  })
  const defaults = new Set<unknown>(
    [...bare.collections, ...bare.globals]
      .filter(({ slug }) => String(slug) === 'bare')
      .flatMap(({ access }) => Object.values(access)),
  )
  const needed = (entity: { auth?: unknown; versions?: unknown }) => [
    ...(entity.versions ? ['readVersions'] : []),
    ...(entity.auth ? ['unlock', 'admin'] : []),
  ]

  for (const entity of built.collections)
    it.each([...operations, ...needed(entity)])(`${entity.slug}: %s`, (name) => {
      const access = (entity.access as Record<string, unknown>)[name]
      expect(access).toBeTypeOf('function')
      expect(defaults.has(access)).toBe(false)
    })

  for (const entity of built.globals)
    it.each(['read', 'update', ...(entity.versions ? ['readVersions'] : [])])(
      `${entity.slug}: %s`,
      (name) => {
        const access = (entity.access as Record<string, unknown>)[name]
        expect(access).toBeTypeOf('function')
        expect(defaults.has(access)).toBe(false)
      },
    )
})

/** Whether it was allowed. A ValidationError counts: access control passed before it. */
const isAllowed = (work: Promise<unknown>) =>
  work.then(
    () => true,
    (error: Error) => error.name === 'ValidationError',
  )

describe('every global', () => {
  it.each(built.globals.map(({ slug }) => slug))('%s is in the access matrix', (slug) => {
    expect(Object.keys(globals)).toContain(slug)
  })

  for (const { slug } of built.globals)
    for (const caller of callers)
      it(`${slug}: ${caller}`, async () => {
        const req = await requestOf(payload, users[caller])
        const row = globals[slug]?.[caller] ?? ''
        await initTransaction(req)
        expect(await isAllowed(asUser(req).updateGlobal({ slug: slug as never, data: {} as never }))).toBe(
          row.includes('u'),
        )
        await killTransaction(req)
        if (!row.includes('[r]'))
          expect(await isAllowed(asUser(req).findGlobal({ slug: slug as never }))).toBe(row.includes('r'))
      })
})

describe('fields that only the system or an admin sets', () => {
  it('a team member cannot make itself an admin', async () => {
    const req = await requestOf(payload, users.team)
    const id = users.team?.id ?? ''
    await asUser(req).update({ collection: 'users', id, data: { role: 'admin', firstName: 'Eva' } })
    const [row] = (await payload.db.drizzle.execute(`select role, first_name from users where id = '${id}'`))
      .rows
    expect(row).toEqual({ role: 'team', first_name: 'Eva' })
  })

  it('score, source, clock and dates of a lead cannot be set through the API', async () => {
    const req = await requestOf(payload, users.admin)
    const forged = {
      score: 99,
      sourceName: 'External API',
      firstReplyAt: '2020-01-01',
      createdAt: '2020-01-01',
      submissionId: 'x',
    }
    const data = { name: 'A', email: 'a@example.com', language: 'en', status: 'new', ...forged }
    const lead = await asUser(req).create({ collection: 'leads', data: data as never })
    expect(lead).toMatchObject({ score: 15, sourceName: 'Contact Form' })
    expect(lead.firstReplyAt ?? null).toBeNull()
    expect(lead.submissionId ?? null).toBeNull()
    expect(new Date(lead.createdAt).getFullYear()).toBe(new Date().getFullYear())
  })

  it('the last admin cannot be demoted', async () => {
    const req = await requestOf(payload, users.admin)
    await initTransaction(req)
    await payload.db.drizzle.execute(
      `update users set role = 'team' where role = 'admin' and id <> '${users.admin?.id}'`,
    )
    const demote = asUser(req).update({
      collection: 'users',
      id: users.admin?.id ?? '',
      data: { role: 'team' },
    })
    await expect(demote).rejects.toMatchObject({ status: 409 })
    await commitTransaction(req).catch(() => undefined)
  })
})
