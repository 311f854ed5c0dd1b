import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { RequestReport } from '@/lib/request-report'
import { payload as start } from '@/lib/server/payload'
import { requireServerFunction } from '@/lib/server/rest/server-function'
import { makeUser, testPassword } from '../support/actors'
import { withRequestReport } from '../support/request-report'
import { signIn } from '../support/sign-ups'

/** Who may call which server function of the admin, and on which collections and globals. */

const request = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(request.headers) }))

let payload: Payload
const callers: Record<string, Headers> = { visitor: new Headers() }
beforeAll(async () => {
  payload = await start()
  for (const role of ['admin', 'team', 'client'] as const) {
    const { email } = await makeUser(payload, role)
    callers[role] = new Headers({ authorization: `JWT ${await signIn(email, testPassword)}` })
  }
})

/** Returns the status of a refused call; undefined when the function may run. */
async function refusalOf(caller: string, name: string, args: object): Promise<number | undefined> {
  request.headers = callers[caller] ?? new Headers()
  const report: RequestReport = {}
  const [call] = withRequestReport(() => requireServerFunction({ name, args }), report)
  await call.catch(() => undefined)
  return report.callStatus
}

const list = { collectionSlug: 'outbox', query: { limit: 10 } }
const copy = { docID: crypto.randomUUID(), fromLocale: 'en', toLocale: 'es' }

describe('team members', () => {
  it.each<[string, object]>([
    ['render-list', list],
    ['table-state', list],
    ['table-state', { collectionSlug: ['leads', 'outbox'], query: {} }],
    ['form-state', { collectionSlug: 'outbox', formState: {} }],
    ['render-document', { collectionSlug: 'outbox', docID: crypto.randomUUID() }],
    ['render-document-slots', { collectionSlug: 'outbox' }],
    ['render-field', { schemaPath: 'collection.outbox.to' }],
    ['copy-data-from-locale', { globalSlug: 'site-settings', ...copy }],
    ['copy-data-from-locale', { collectionSlug: 'outbox', ...copy }],
  ])('may not call %s with %j, admins may', async (name, args) => {
    expect(await refusalOf('team', name, args)).toBe(403)
    expect(await refusalOf('admin', name, args)).not.toBe(404)
  })

  it.each<[string, object]>([
    ['render-list', { collectionSlug: 'leads', query: { limit: 10 } }],
    ['table-state', { collectionSlug: 'posts', query: { sort: '-updatedAt' } }],
    ['form-state', { globalSlug: 'home-page', formState: {} }],
    ['slugify', { collectionSlug: 'posts', path: 'slug', valueToSlugify: 'A title' }],
    ['get-default-layout', {}],
  ])('may call %s with %j', async (name, args) => expect(await refusalOf('team', name, args)).toBeUndefined())

  it.each<[string, object]>([
    ['form-state', { collectionSlug: 'posts', schemaPath: 'posts.nope' }],
    ['form-state', { collectionSlug: 'posts', schemaPath: 'posts.title' }],
    ['form-state', { collectionSlug: 'posts', schemaPath: 'constructor' }],
    ['form-state', { globalSlug: 'nope' }],
    ['form-state', { widgetSlug: 'nope' }],
    ['form-state', {}],
    ['render-field', { schemaPath: 'collection.posts.nope' }],
    ['render-field', { schemaPath: 'collection.nope.title' }],
    ['render-field', { schemaPath: 'global.nope' }],
    ['render-field', { schemaPath: 'posts.title' }],
    ['render-field', {}],
    ['slugify', { globalSlug: 'nope', path: 'slug', valueToSlugify: 'A title' }],
  ])('are told that %s has no such schema: %j', async (name, args) =>
    expect(await refusalOf('team', name, args)).toBe(400),
  )

  it.each<[string, object]>([
    ['form-state', { collectionSlug: 'posts', schemaPath: 'posts' }],
    ['form-state', { globalSlug: 'site-settings', schemaPath: 'site-settings.legal' }],
    ['render-field', { schemaPath: 'collection.tickets.title' }],
    ['render-field', { schemaPath: 'global.site-settings.legal' }],
  ])('may call %s with a schema that exists: %j', async (name, args) =>
    expect(await refusalOf('team', name, args)).toBeUndefined(),
  )

  it('are told that no document is there to copy a language of', async () => {
    for (const docID of [crypto.randomUUID(), 'nope', 7, ''])
      expect(
        await refusalOf('team', 'copy-data-from-locale', { collectionSlug: 'posts', ...copy, docID }),
      ).toBe(404)
    expect(
      await refusalOf('team', 'copy-data-from-locale', { globalSlug: 'home-page', ...copy }),
    ).toBeUndefined()
  })

  it.each([{ sort: 'assignedTo.hash' }, { limit: 100_000 }, { where: { name: { all: ['a'] } } }])(
    'read no list with %j',
    async (query) => {
      for (const name of ['render-list', 'table-state'])
        expect(await refusalOf('team', name, { collectionSlug: 'leads', query })).toBe(400)
    },
  )
})

it.each(['visitor', 'client'])('a %s finds no server function', async (caller) => {
  for (const [name, args] of [
    ['render-list', list],
    ['form-state', {}],
    ['constructor', {}],
  ] as const)
    expect(await refusalOf(caller, name, args)).toBe(404)
})
