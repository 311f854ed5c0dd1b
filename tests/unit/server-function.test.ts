import { DrizzleQueryError } from 'drizzle-orm'
import { formatErrors } from 'payload'
import { expect, test } from 'vitest'

import { withoutStatements } from '@/lib/server/rest/server-function'

const failure = new DrizzleQueryError('select "email" from "users" where "id" = $1', ['secret'])

test('a failed statement does not leave the server', () => {
  expect(JSON.stringify(formatErrors(failure as never))).toContain('select')
  expect(withoutStatements(formatErrors(failure as never), 'Sorry.')).toEqual({
    errors: [{ message: 'Sorry.' }],
  })
  expect(withoutStatements({ message: failure.message }, 'Sorry.')).toEqual({ message: 'Sorry.' })
})

test.each([
  null,
  undefined,
  'a-slug',
  { errors: [{ message: 'The following path cannot be queried: x' }] },
  { state: { title: { value: 'Failed query' } } },
])('any other result is unchanged: %j', (result) => expect(withoutStatements(result, 'Sorry.')).toBe(result))
