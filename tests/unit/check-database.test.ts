import { expect, test } from 'vitest'

import { isExampleAddress } from '@/lib/example-address'
import { unsupportedPostgres } from '@/lib/server/db/check-database'

test.each([
  [150_012, 'Postgres 15 is too old: Puente needs Postgres 16 or later (DATABASE_URL)'],
  [90_624, 'Postgres 9 is too old: Puente needs Postgres 16 or later (DATABASE_URL)'],
  [160_000, undefined],
  [180_001, undefined],
])('Postgres %i', (version, reason) => {
  expect(unsupportedPostgres(version)).toBe(reason)
})

test('addresses of examples are recognized, with or without a name', () => {
  const examples = [
    'hola@puente.example',
    'Puente <hola@puente.example>',
    'ana@example.com',
    'a@mail.example.org',
  ]
  expect([...examples, 'ana@agency.com', 'ana@example.agency.com'].filter(isExampleAddress)).toEqual(examples)
})
