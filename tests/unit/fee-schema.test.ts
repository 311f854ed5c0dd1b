import { expect, it } from 'vitest'

import { createStripeProductsSchema } from '@/features/proposals/schemas'
import { createProposalFromDraftSchema } from '@/features/proposal-generator/generator-schemas'
import { createTemplateSchema } from '@/features/proposal-templates/template-schemas'
import { fieldErrorsOf } from '@/lib/field-errors'

/** Deeper than the stack of a conversion to a number. */
const nested: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))

const draft = { draft: crypto.randomUUID(), client: crypto.randomUUID(), title: 'A shop', content: 'Text' }
const template = { name: 'A shop' }
const product = { proposalTitle: 'A shop' }

const typedFee = (setupFee: unknown, currency = 'USD') =>
  createProposalFromDraftSchema.safeParse({ ...draft, setupFee, currency }).data?.setupFee
const templateFee = (setup_fee: unknown, currency = 'USD') =>
  createTemplateSchema.safeParse({ ...template, setup_fee, currency }).data?.setup_fee
const sentFee = (setupFee: unknown, currency = 'USD') =>
  createStripeProductsSchema.safeParse({ ...product, setupFee, currency }).data?.setupFee

it.each([
  ['an object that cannot become a number', { toString: 1 }],
  ['an object', {}],
  ['a list', ['1']],
  ['a deep list', nested],
])('%s is invalid', (_, fee) => {
  const { error } = createProposalFromDraftSchema.safeParse({ ...draft, setupFee: fee })
  expect(error && fieldErrorsOf(error)).toEqual({ setupFee: 'invalid' })
  expect([templateFee(fee), sentFee(fee)]).toEqual([undefined, undefined])
})

it.each([
  [null, 0],
  [undefined, 0],
  [false, 0],
  ['abc', 0],
  [Number.NaN, 0],
  ['1.500,00', 150_000],
  ['$1,450.00', 145_000],
  ['USD\u00a01,450', 145_000],
  ['12,5', 1_250],
  [12.5, 1_250],
  [99, 9_900],
])('%j is %i cents', (fee, cents) => expect(typedFee(fee)).toBe(cents))

it.each([-1, '-0.001', 1e300, '12.345', 12.345, '1.500', '99999999999', 'MXN 1,450', '1,45,0'])(
  '%j is invalid',
  (fee) => {
    const { error } = createProposalFromDraftSchema.safeParse({ ...draft, monthlyFee: fee })
    expect(error && fieldErrorsOf(error)).toEqual({ monthlyFee: 'invalid' })
    expect(templateFee(fee)).toBeUndefined()
  },
)

it.each([
  ['', null],
  [' ', null],
  [null, null],
  ['abc', 0],
  ['$1,450.00', 145_000],
])('in a template, %j is %s', (fee, amount) => expect(templateFee(fee)).toBe(amount))

it('is in the minor units of its currency', () => {
  expect([typedFee('1.450', 'CLP'), templateFee('CLP 1.450', 'CLP'), sentFee(1450, 'CLP')]).toEqual([
    1_450, 1_450, 1_450,
  ])
  expect([typedFee('1450,5', 'CLP'), templateFee(1450.5, 'CLP')]).toEqual([undefined, undefined])
  expect(sentFee(1450.5, 'CLP')).toBe(1_451)
})

it.each([
  [12.345, 1_235],
  ['12.345', 1_235],
  [1.005, 101],
  [0.1 + 0.2, 30],
  ['1e3', 100_000],
  [' 7 ', 700],
  ['abc', 0],
  ['$1,450.00', 145_000],
  ['1.450,00', 145_000],
])('from another program, %j is %i cents', (fee, cents) => expect(sentFee(fee)).toBe(cents))

it.each([-1, '-1', 1e300, '1,45,0', '99999999999'])('from another program, %j is invalid', (fee) =>
  expect(sentFee(fee)).toBeUndefined(),
)
