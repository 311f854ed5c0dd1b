import { expect, it } from 'vitest'

import { decimalFeeSchema, feeSchema } from '@/features/proposals/fee-schema'
import { createProposalFromDraftSchema } from '@/features/proposals/generator-schemas'
import { fieldErrorsOf } from '@/lib/field-errors'

/** Deeper than the stack of a conversion to a number. */
const nested: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))

it.each([
  ['an object that cannot become a number', { toString: 1 }],
  ['an object', {}],
  ['a list', ['1']],
])('%s is invalid', (_, fee) => {
  const { error } = createProposalFromDraftSchema.safeParse({ setupFee: fee })
  expect(error && fieldErrorsOf(error)).toMatchObject({ setupFee: 'invalid' })
})

it.each([feeSchema, decimalFeeSchema])('a deep list is invalid', (schema) =>
  expect(schema.safeParse(nested).success).toBe(false),
)

it.each([
  [null, 0],
  [undefined, 0],
  [false, 0],
  ['abc', 0],
  [Number.NaN, 0],
  ['1.500,00', 150_000],
  ['12,5', 1_250],
  [12.5, 1_250],
  [99, 9_900],
])('%j is %i cents', (fee, cents) => expect(feeSchema.parse(fee)).toBe(cents))

it.each([-1, '-0.001', 1e300, '12.345', 12.345, '1.500', '99999999999'])('%j is invalid', (fee) =>
  expect(feeSchema.safeParse(fee).success).toBe(false),
)

it.each([
  [12.345, 1_235],
  ['12.345', 1_235],
  [0.1 + 0.2, 30],
])('from another program, %j is %i cents', (fee, cents) => expect(decimalFeeSchema.parse(fee)).toBe(cents))
