import type { SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'

import { rethrowCallError } from '@/lib/server/rest/server-function'
import { canReadArguments } from '@/lib/server/rest/server-function-arguments'
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
  ['form-state', { formState: 'x' }],
  ['render-field', {}],
])('arguments that Payload cannot read are refused: %s %j', (name, args) =>
  expect(canRead(name, args)).toBe(false),
)

test.each([
  [true, new Error('Could not find target field at schemaPath: collection.posts.nope')],
  [true, new Error('Error fetching data from locale "en"')],
  [undefined, new TypeError("Cannot read properties of undefined (reading 'fields')")],
])('a failure is the caller’s (%s): %s', (isMalformed, error) => {
  const [thrown, report] = withRequestReport(() => {
    try {
      return rethrowCallError(error)
    } catch (caught) {
      return caught
    }
  })
  expect(thrown).toBe(error)
  expect(report.isCallMalformed).toBe(isMalformed)
})
