import { expect, test } from 'vitest'

import { listParams, sortOf } from '@/components/staff/list-params'

const paramsOf = listParams(['q', 'page'])

test.each<[string, Record<string, unknown>, object]>([
  ['others', { q: 'Ana', tab: 'leads' }, { q: 'Ana' }],
  ['empty ones', { q: '', page: '2' }, { page: '2' }],
  ['those that are there twice', { q: ['Ana', 'Rosa'], page: '2' }, { page: '2' }],
  ['those that are missing', {}, {}],
])('the parameters of a list are read without %s', (_, search, params) =>
  expect(paramsOf((name) => search[name])).toEqual(params),
)

const sorts = { created: 'desc', name: 'asc' } as const

test.each([
  [
    { sort: 'name', direction: 'desc' },
    { by: 'name', direction: 'desc' },
  ],
  [{ sort: 'name' }, { by: 'name', direction: 'asc' }],
  [
    { sort: 'name', direction: 'up' },
    { by: 'name', direction: 'asc' },
  ],
  [{ sort: 'toString' }, { by: 'created', direction: 'desc' }],
  [{}, { by: 'created', direction: 'desc' }],
])('an order is that of the URL, else the default: %o', (params, order) =>
  expect(sortOf(params, sorts, 'created')).toEqual(order),
)
