import { describe, expect, test } from 'vitest'

import { rethrowCallError, readArguments } from '@/lib/server/rest/server-function'
import { withRequestReport } from '../support/request-report'

test.each<[number | undefined, unknown]>([
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
const read = (args: unknown) =>
  readArguments(args, { collections } as unknown as Parameters<typeof readArguments>[1])
const limited = (args: Record<string, unknown>) => read({ collectionSlug: 'posts', ...args })

describe('the arguments of a server function', () => {
  test.each<unknown>([
    'posts',
    { collectionSlug: 'nope' },
    { collectionSlug: 'constructor' },
    { collectionSlug: ['posts', 'nope'] },
    { collectionSlug: { posts: true } },
    { globalSlug: ['home-page'] },
    { schemaPath: 1 },
    { schemaPath: 'collection.nope.title' },
    { schemaPath: 'collection.constructor.title' },
    { parent: { collectionSlug: 'nope' } },
    { collectionSlug: 'posts', query: 'limit=1' },
    { collectionSlug: 'posts', fromLocale: 'en', toLocale: 'all' },
  ])('are refused when access cannot be checked by them: %j', (args) =>
    expect(() => read(args)).toThrowError(expect.objectContaining({ code: 'invalid' })),
  )

  test.each<object>([
    {},
    { collectionSlug: ['posts'], data: [{ id: '1' }], columns: [] },
    { globalSlug: 'home-page', path: 'slug', valueToSlugify: 'A title' },
    { schemaPath: 'collection.posts.title', formState: {} },
  ])('are otherwise left to Payload: %j', (args) => expect(read(args)).toEqual(args))
})

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
    { groupBy: 'owner.hash' },
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
