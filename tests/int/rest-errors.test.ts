import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { isAllowedList } from '@/lib/server/rest/query-limits'
import { makeLead } from '../support/fixtures'
import { restAs, type Rest } from '../support/rest'

/** Values that no column holds, in every place of a request: an answer below 500 without a word of SQL. */

let payload: Payload
let team: Rest
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'admin')
})

const SQL =
  /failed query|\bparams:|\b(select|insert into|update|delete from)\b.*\b(from|values|set|where)\b|"\w+"\."\w+"/i

async function check(method: string, path: string, body?: object): Promise<string | undefined> {
  const response = await team(method, path, body)
  const text = await response.text()
  if (response.status >= 500 || SQL.test(text))
    return `${response.status} ${method} ${path} ${text.slice(0, 200)}`
}

const values = ['abc', "'", '1e400', '{}', '2020-13-45']
const operators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'all',
  'exists',
  'greater_than',
  'less_than_equal',
  'like',
  'not_like',
  'contains',
]
const places: [string, string[]][] = [
  [
    'leads',
    [
      'id',
      'createdAt',
      'status',
      'score',
      'assignedTo',
      'message',
      'utm.source',
      'nothing',
      'assignedTo.email',
    ],
  ],
  ['posts', ['id', 'title', '_status', 'publishedAt', 'category', 'category.name', 'content', 'archivedAt']],
  ['invoices', ['amountCents', 'dueDate', 'client', 'status', 'number']],
  ['redirects', ['to.reference.value', 'to.reference.relationTo', 'type']],
  ['payload-preferences', ['user.value', 'user.relationTo', 'key', 'value']],
  ['payload-locked-documents', ['document.value', 'globalSlug', 'user.value']],
]

describe.each(places)('%s', (slug, fields) => {
  it.each(fields)('answers a filter by %s', async (field) => {
    const failed: (string | undefined)[] = []
    for (const operator of operators)
      for (const value of values)
        failed.push(
          await check('GET', `${slug}?limit=1&where[${field}][${operator}]=${encodeURIComponent(value)}`),
        )
    expect(failed.filter(Boolean)).toEqual([])
  })
})

it.each<[string, string, object]>([
  ['POST', 'leads', { name: 'A', email: 'a@example.com', message: 'x', assignedTo: 'abc' }],
  ['POST', 'leads', { name: {}, email: [], message: 1 }],
  ['POST', 'posts', { title: 'x', category: 'abc', publishedAt: 'never', archivedAt: {} }],
  [
    'POST',
    'redirects',
    { from: '/x', to: { type: 'reference', reference: { relationTo: 'posts', value: 'abc' } } },
  ],
  [
    'POST',
    'redirects',
    { from: '/x', to: { type: 'reference', reference: { relationTo: 'nothing', value: 1 } } },
  ],
  ['POST', 'invoices', { client: 'abc', amount: 1e300, dueDate: '2020-13-45' }],
  ['POST', 'payload-locked-documents', { document: { relationTo: 'nothing', value: 1 } }],
  ['POST', 'payload-locked-documents', { document: { relationTo: 'posts', value: 'abc' } }],
  ['PATCH', 'leads/abc', { name: 'x' }],
  ['DELETE', 'leads/abc', {}],
  ['DELETE', `leads?where[id][equals]=abc`, {}],
  ['POST', 'globals/team', { members: [{ photo: 'abc', name: {} }] }],
])('answers %s %s with %j', async (method, path, body) => {
  expect(await check(method, path, body)).toBeUndefined()
})

it('changes no row by a condition whose value is no value of its field', async () => {
  const lead = await makeLead(payload)
  for (const operator of ['equals', 'in', 'like']) {
    const where = `where[email][${operator}][relationTo]=users&where[email][${operator}][value]=nobody`
    const response = await team('PATCH', `leads?limit=10&${where}`, { company: operator })
    expect(response.status, operator).toBeLessThan(500)
  }
  const query = { collection: 'leads', id: lead.id } as const
  expect((await asSystemWithoutRequest(payload).findByID(query)).company).toBe(lead.company)
})

it('stores no order or limit of a list that its next visit could not ask for', async () => {
  const path = 'payload-preferences/collection-leads'
  for (const value of [{ sort: 'assignedTo.hash' }, { limit: -1 }, { limit: 100_000 }])
    expect((await team('POST', path, { value })).status, JSON.stringify(value)).toBe(400)
  const value = { sort: '-createdAt', limit: 25, columns: [{ accessor: 'name', active: true }] }
  expect((await team('POST', path, { value })).status).toBe(200)
  expect((await team('POST', 'payload-preferences/nav', { value: { open: true } })).status).toBe(200)
})

it.each(['constructor', '__proto__', 'toString/x', 'hasOwnProperty'])(
  'does not find %s, which every object has',
  async (path) => expect((await team('GET', path)).status).toBe(404),
)

describe('a list of the admin', () => {
  const filter = (where: string) => Object.fromEntries(new URLSearchParams(where))

  it.each([
    'where=xxx',
    'where[or][0][and][0][id][all]=x',
    'where[and]=1',
    'where[assignedTo.hash][like]=a',
    'sort=assignedTo.hash',
    'sort=-assignedTo__salt',
    'sort=hash',
    'limit=-1',
    'limit=100000',
    'limit=1e3',
    'page=-1',
    'groupBy=assignedTo.hash',
    'search=%00',
  ])('is not rendered for %s', (where) =>
    expect(isAllowedList(payload, ['collections', 'leads'], filter(where))).toBe(false),
  )

  it.each(['trash', 'some-id/versions'])('has the same limits in its view %s', (view) => {
    const segments = ['collections', 'posts', ...view.split('/')]
    for (const query of ['sort=author.hash', 'limit=-1', 'limit=100000'])
      expect(isAllowedList(payload, segments, filter(query)), query).toBe(false)
    const versions = ['globals', 'home-page', 'versions']
    expect(isAllowedList(payload, versions, filter('sort=owner.hash'))).toBe(false)
    expect(isAllowedList(payload, versions, filter('sort=-updatedAt&limit=10'))).toBe(true)
  })

  it.each(['sort=-utm.source&limit=50&page=2', 'sort=&limit=&columns=["name","-status"]', 'limit=0'])(
    'is rendered for what its own screens ask: %s',
    (query) => expect(isAllowedList(payload, ['collections', 'leads'], filter(query))).toBe(true),
  )

  it.each(['', 'search=x', 'where[id][equals]=abc', 'where[status][equals]=new', 'where='])(
    'is rendered for %j',
    (where) => expect(isAllowedList(payload, ['collections', 'leads'], filter(where))).toBe(true),
  )

  it('is the only view that reads a filter', () => {
    const where = filter('where=xxx')
    expect(isAllowedList(payload, ['globals', 'team'], where)).toBe(true)
    expect(isAllowedList(payload, ['collections', 'leads', 'create'], where)).toBe(true)
    expect(isAllowedList(payload, ['collections', '__proto__'], where)).toBe(true)
  })
})
