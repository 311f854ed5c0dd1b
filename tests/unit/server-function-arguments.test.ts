import type { SanitizedConfig } from 'payload'
import { describe, expect, test } from 'vitest'

import { rethrowCallError } from '@/lib/server/rest/server-function'
import { canReadArguments, limitLists } from '@/lib/server/rest/server-function-arguments'
import { withRequestReport } from '../support/request-report'

const config = {
  collections: [{ slug: 'posts' }, { slug: 'leads' }],
  globals: [{ slug: 'home-page' }],
} as unknown as SanitizedConfig
const canRead = (name: string, args: unknown) => canReadArguments(name, args, config)

test.each<[string, unknown]>([
  ['get-default-layout', undefined],
  ['render-list', { collectionSlug: 'posts', query: { limit: 10 }, drawerSlug: 'list-drawer' }],
  ['render-document', { collectionSlug: 'posts', docID: undefined, initialData: { title: 'A' } }],
  ['render-document', { collectionSlug: 'posts', docID: '1', paramsOverride: { segments: [] } }],
  ['render-document-slots', { collectionSlug: 'leads', id: null }],
  ['slugify', { globalSlug: 'home-page', path: 'slug', valueToSlugify: 'A title', data: {} }],
  ['copy-data-from-locale', { collectionSlug: 'posts', docID: '1', fromLocale: 'en', toLocale: 'es' }],
  ['table-state', { collectionSlug: ['posts', 'leads'], data: [{ id: '1' }], columns: [] }],
  ['form-state', { collectionSlug: 'posts', formState: {}, data: {}, schemaPath: 'posts' }],
  ['render-field', { schemaPath: 'collection.posts.title' }],
])('arguments of the admin are read: %s %j', (name, args) => expect(canRead(name, args)).toBe(true))

test.each<[string, unknown]>([
  ['render-list', undefined],
  ['render-list', 'posts'],
  ['render-list', { collectionSlug: 'nope' }],
  ['render-list', { collectionSlug: 'constructor' }],
  ['render-list', { collectionSlug: 'posts', query: 'limit=1' }],
  ['render-document', { collectionSlug: ['posts'] }],
  ['render-document', { collectionSlug: 'posts', docID: {} }],
  ['render-document-slots', {}],
  ['slugify', { globalSlug: 'nope', path: 'slug' }],
  ['slugify', { collectionSlug: 'posts', path: 1 }],
  ['copy-data-from-locale', { collectionSlug: 'posts', docID: '1', fromLocale: 'en' }],
  ['copy-data-from-locale', { collectionSlug: 'posts', docID: '1', fromLocale: 'en', toLocale: 'fr' }],
  ['table-state', { collectionSlug: ['posts', 'nope'] }],
  ['table-state', {}],
  ['table-state', { collectionSlug: 'posts', columns: [null] }],
  ['table-state', { collectionSlug: ['posts'], parent: { collectionSlug: 'nope', joinPath: 'a' } }],
  ['table-state', { collectionSlug: ['posts'], parent: { collectionSlug: 'posts' } }],
  ['form-state', { formState: 'x' }],
  ['render-field', {}],
])('arguments that Payload cannot read are refused: %s %j', (name, args) =>
  expect(canRead(name, args)).toBe(false),
)

test.each<[number | undefined, unknown]>([
  [400, new Error('Could not find target field at schemaPath: collection.posts.nope')],
  [400, new Error('Error fetching data from locale "en"')],
  [403, Object.assign(new Error('You are not allowed to perform this action.'), { status: 403 })],
  [403, Object.assign(new Error('Unauthorized'), { status: 401 })],
  [404, Object.assign(new Error('Not Found'), { status: 404 })],
  [undefined, new TypeError("Cannot read properties of undefined (reading 'fields')")],
  [undefined, null],
])('the response to a failure gets status %s: %s', (status, error) => {
  const [, report] = withRequestReport(() => {
    try {
      return rethrowCallError(error)
    } catch (caught) {
      return caught
    }
  })
  expect(report.callStatus).toBe(status)
})

const collections = {
  posts: {
    config: {
      flattenedFields: [
        { name: 'title', type: 'text' },
        { name: 'owner', type: 'relationship' },
        { name: 'seo', type: 'group', flattenedFields: [{ name: 'title', type: 'text' }] },
      ],
    },
  },
}
const limited = (args: Record<string, unknown>) =>
  limitLists({ collectionSlug: 'posts', ...args }, { collections } as unknown as Parameters<
    typeof limitLists
  >[1])

describe('the list of a server function', () => {
  test.each<object>([
    { sort: 'owner.hash' },
    { sort: ['title', '-owner.email'] },
    { sort: 'owner__email' },
    { sort: 'seo.hash' },
    { sort: 'title.length' },
    { limit: -1 },
    { limit: 100_000 },
    { limit: '1e3' },
    { limit: NaN },
    { page: -1 },
    { where: { title: { all: ['a'] } } },
    { where: { 'owner.hash': { like: 'a' } } },
    { where: { title: { near: 1 } } },
    { where: 'title' },
    { preset: 'x' },
    { groupBy: 'owner.hash' },
    { columns: [null] },
    { columns: '[' },
    { queryByGroup: '{' },
    { where: { title: { equals: '\u0000' } } },
    { where: JSON.parse('{"and":['.repeat(300) + '{}' + ']}'.repeat(300)) as object },
  ])('is refused with the query %j', (query) => {
    for (const name of ['query', 'searchParams'])
      expect(() => limited({ [name]: query })).toThrowError(expect.objectContaining({ code: 'invalid' }))
  })

  test.each<[object, object]>([
    [{ limit: 0 }, { limit: '1000' }],
    [
      { limit: 10, page: 2, sort: '-seo.title' },
      { limit: 10, page: 2, sort: '-seo.title' },
    ],
    [{ sort: '', limit: '', preset: null }, {}],
    [
      { where: { and: [{ title: { in: ['a', 'b'] } }, { owner: { exists: false } }] } },
      { where: { and: [{ title: { in: ['a', 'b'] } }, { owner: { exists: false } }] } },
    ],
    [{ columns: '["title","-owner"]' }, { columns: '["title","-owner"]' }],
  ])('with the query %j is read with %j', (query, expected) =>
    expect(limited({ query })).toEqual({ collectionSlug: 'posts', query: expected }),
  )

  test('is any list: a query that is none is left alone', () =>
    expect(limited({ data: [] })).toEqual({ collectionSlug: 'posts', data: [] }))
})
