import { expect, test } from 'vitest'

import { exampleAddresses, unsupportedPostgres } from '@/lib/server/db/check-database'

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
  expect(exampleAddresses([...examples, null, 'ana@agency.com', 'ana@example.agency.com'])).toEqual(examples)
})
