import { stripe } from '../support/stripe-env'

import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { proposalsEndpoints } from '@/features/proposals/endpoints'
import { payload as start } from '@/lib/server/payload'
import { restAs, restAsVisitor, type Rest } from '../support/rest'

let payload: Payload
let team: Rest
const call = (rest: Rest, body: object) =>
  proposalsEndpoints.POST['create-stripe-products'](
    new Request('http://localhost:3000/api/create-stripe-products', {
      method: 'POST',
      headers: rest.headers,
      body: JSON.stringify(body),
    }),
  )
const answerOf = async (body: object, rest = team) => {
  const response = await call(rest, body)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const given = { proposalTitle: 'Website', setupFee: 1200.5, monthlyFee: 99 }

beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
})
beforeEach(() => stripe.reset())

describe('POST /api/create-stripe-products', () => {
  it('answers the ids of the product and its prices', async () => {
    const { status, body } = await answerOf(given)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['monthlyPriceId', 'productId', 'setupPriceId', 'success'])
    expect(stripe.products()).toMatchObject([{ id: body.productId, name: 'Website' }])
    expect(stripe.prices()).toMatchObject([
      { id: body.monthlyPriceId, unit_amount: 9_900, currency: 'usd', interval: 'month' },
      { id: body.setupPriceId, unit_amount: 120_050, currency: 'usd', interval: null },
    ])
  })

  it('creates one product for twenty calls with one body, and another for another person', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerOf(given)))
    expect(new Set(answers.map(({ body }) => body.productId)).size).toBe(1)
    expect(stripe.products()).toHaveLength(1)
    await answerOf(given, await restAs(payload, 'admin'))
    expect(stripe.products()).toHaveLength(2)
  })

  it.each([
    [12.345, 1_235],
    [0.1 + 0.2, 30],
    ['1.005', 101],
    ['99.99', 9_999],
  ])('a fee of %j is %i cents', async (fee, cents) => {
    await answerOf({ ...given, setupFee: fee, monthlyFee: 0 })
    expect(stripe.prices()).toMatchObject([{ unit_amount: cents }])
  })

  it.each([['abc'], ['NaN'], [null], [undefined], [true], ['']])('a fee of %j is 0', async (fee) => {
    expect((await answerOf({ ...given, setupFee: fee })).body.setupPriceId).toBeNull()
    expect(stripe.prices()).toHaveLength(1)
  })

  it('does not call Stripe when both fees are 0', async () => {
    const { body } = await answerOf({ ...given, setupFee: 'abc', monthlyFee: 0 })
    expect(body).toEqual({ success: true, productId: null, monthlyPriceId: null, setupPriceId: null })
    expect(stripe.requests).toEqual([])
  })

  it.each([
    [{ setupFee: -1 }, { setupFee: 'invalid' }],
    [{ monthlyFee: '-0.001' }, { monthlyFee: 'invalid' }],
    [{ setupFee: { toString: 1 } }, { setupFee: 'invalid' }],
    [{ monthlyFee: [['1']] }, { monthlyFee: 'invalid' }],
    [{ monthlyFee: 1e300 }, { monthlyFee: 'invalid' }],
    [{ currency: 'XXX' }, { currency: 'invalid' }],
    [{ proposalTitle: ' ' }, { proposalTitle: 'required' }],
    [{ proposalTitle: 'x'.repeat(201) }, { proposalTitle: 'too_long' }],
  ])('refuses %j', async (rest, fields) => {
    expect(await answerOf({ ...given, ...rest })).toEqual({
      status: 400,
      body: { success: false, error: 'invalid', fields },
    })
    expect(stripe.requests).toEqual([])
  })

  it('is for staff', async () => {
    expect((await call(restAsVisitor(), given)).status).toBe(401)
    expect((await call(await restAs(payload, 'client'), given)).status).toBe(403)
    expect(stripe.requests).toEqual([])
  })

  it('answers JSON when Stripe does not', async () => {
    stripe.fail('html')
    expect(await answerOf(given)).toEqual({
      status: 503,
      body: { success: false, error: 'billing_unavailable' },
    })
  })
})
