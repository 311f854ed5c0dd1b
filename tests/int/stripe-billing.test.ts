import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import type { ProductOrder } from '@/integrations/billing/port'
import { stripeBilling } from '@/integrations/billing/stripe-billing'
import { startStripeServer, stripeTestKey, type StripeFault } from '../support/stripe-server'

const stripe = await startStripeServer()
const billing = stripeBilling({ key: stripeTestKey, url: stripe.url })
const order: ProductOrder = {
  title: 'Website in two languages',
  setupFee: 450_000,
  monthlyFee: 185_050,
  currency: 'PEN',
  key: 'proposal-1',
}

beforeEach(() => stripe.reset())
afterAll(() => stripe.stop())

describe('billing through Stripe', () => {
  it('creates a product with a price for each fee, in cents', async () => {
    const { productId, monthlyPriceId, setupPriceId } = await billing.createProducts(order)
    expect(stripe.objects).toEqual([
      { id: productId, object: 'product', name: 'Website in two languages' },
      {
        id: monthlyPriceId,
        object: 'price',
        product: productId,
        unit_amount: 185_050,
        currency: 'pen',
        interval: 'month',
      },
      {
        id: setupPriceId,
        object: 'price',
        product: productId,
        unit_amount: 450_000,
        currency: 'pen',
        interval: null,
      },
    ])
  })

  it.each([
    ['a price in another currency', { price: { currency: 'usd' } }, 'currency'],
    ['a price of another amount', { price: { unit_amount: 1 } }, 'amount'],
    ['a price without an amount', { price: { unit_amount: null } }, 'amount'],
    ['a price of another product', { price: { product: 'prod_other' } }, 'product'],
    ['a price that is paid each year', { price: { recurring: { interval: 'year' } } }, 'interval'],
    [
      'a price that is paid every third month',
      { price: { recurring: { interval: 'month', interval_count: 3 } } },
      'interval',
    ],
    ['a price that is paid once', { price: { recurring: null } }, 'interval'],
    [
      'a price of what is used',
      { price: { recurring: { interval: 'month', usage_type: 'metered' } } },
      'interval',
    ],
    [
      'a price after a trial',
      { price: { recurring: { interval: 'month', trial_period_days: 30 } } },
      'interval',
    ],
    ['a price of another type', { price: { type: 'one_time' } }, 'interval'],
    ['a price in tiers', { price: { billing_scheme: 'tiered' } }, 'amount'],
    ['a price of every ten', { price: { transform_quantity: { divide_by: 10, round: 'up' } } }, 'amount'],
    ['a price with the id of a product', { price: { id: 'prod_1' } }, 'id'],
    ['a product with the id of a price', { product: { id: 'price_1' } }, 'id'],
    ['another object', { product: { object: 'plan' } }, 'id'],
    ['a product with another name', { product: { name: 'Other' } }, 'name'],
    ['an archived price', { price: { active: false } }, 'active'],
    ['real money for a test key', { product: { livemode: true } }, 'livemode'],
  ])('refuses %s', async (_, change, field) => {
    stripe.change(change)
    await expect(billing.createProducts(order)).rejects.toMatchObject({
      code: 'billing_mismatch',
      details: { fields: { stripe: field } },
    })
  })

  it('orders pesos of Chile without decimals', async () => {
    await billing.createProducts({ ...order, currency: 'CLP', setupFee: 1_450_000, monthlyFee: 0 })
    expect(stripe.prices()).toMatchObject([{ unit_amount: 1_450_000, currency: 'clp' }])
  })

  it('creates no price for a fee of 0', async () => {
    expect(await billing.createProducts({ ...order, setupFee: 0 })).toMatchObject({ setupPriceId: null })
    expect(await billing.createProducts({ ...order, key: '2', monthlyFee: 0 })).toMatchObject({
      monthlyPriceId: null,
    })
    expect(stripe.prices()).toHaveLength(2)
  })

  it('creates nothing twice for the same order, one after the other or twenty at a time', async () => {
    const first = await billing.createProducts(order)
    expect(await billing.createProducts({ ...order })).toEqual(first)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => billing.createProducts({ ...order, key: 'p2' })),
    )
    expect(new Set(all.map(({ productId }) => productId)).size).toBe(1)
    expect([stripe.products().length, stripe.prices().length]).toEqual([2, 4])
  })

  it('creates nothing twice when two processes have the same order at the same time', async () => {
    const other = stripeBilling({ key: stripeTestKey, url: stripe.url })
    const open = stripe.pause()
    const both = Promise.all([billing.createProducts(order), other.createProducts(order)])
    await expect.poll(() => stripe.requests.length).toBeGreaterThan(1)
    open()
    const [one, two] = await both
    expect(two).toEqual(one)
    expect(stripe.objects).toHaveLength(3)
  })

  it('adds new prices to the product when a fee has changed, and keeps the other price', async () => {
    const first = await billing.createProducts(order)
    const changed = await billing.createProducts({
      ...order,
      monthlyFee: 200_000,
      productId: first.productId,
    })
    expect(changed).toEqual({ ...first, monthlyPriceId: changed.monthlyPriceId })
    expect(changed.monthlyPriceId).not.toBe(first.monthlyPriceId)
    expect([stripe.products().length, stripe.prices().length]).toEqual([1, 3])
  })

  it.each<[string, StripeFault[]]>([
    ['drops the connection', ['down', 'down']],
    ['fails', ['error', 'error']],
    ['loses its answers', ['lost', 'lost']],
  ])('gets over a server that %s', async (_, faults) => {
    stripe.fail(...faults)
    await billing.createProducts(order)
    expect(stripe.objects).toHaveLength(3)
  })

  it.each<[string, StripeFault[]]>([
    ['is busy', ['busy']],
    ['stays down', ['down', 'down', 'down', 'down']],
    ['keeps failing', ['error', 'error', 'error']],
    ['answers HTML', ['html']],
    ['answers nonsense', ['nonsense']],
    ['is busy and does not say why', ['bare', 'bare', 'bare']],
    ['answers wrong types', ['types']],
    ['answers far too much', ['flood', 'flood', 'flood']],
  ])(
    'says that it is unavailable when Stripe %s, and the next try completes the order',
    async (_, faults) => {
      stripe.fail(...faults)
      await expect(billing.createProducts(order)).rejects.toMatchObject({
        code: 'billing_unavailable',
        status: 503,
      })
      stripe.reset()
      await billing.createProducts(order)
      expect(stripe.objects).toHaveLength(3)
    },
  )

  it('completes an order whose second part failed, without a second product', async () => {
    const open = stripe.pause()
    const first = billing.createProducts(order)
    await expect.poll(() => stripe.requests.length).toBe(1)
    stripe.fail('busy')
    open()
    await expect(first).rejects.toMatchObject({ code: 'billing_unavailable' })
    await billing.createProducts(order)
    expect([stripe.products().length, stripe.prices().length]).toEqual([1, 2])
  })

  it('waits no longer than its time-out', async () => {
    const hasty = stripeBilling({
      key: stripeTestKey,
      url: stripe.url,
      requestTimeoutMs: 20,
      totalTimeoutMs: 60_000,
    })
    stripe.fail('hang', 'hang', 'hang')
    await expect(hasty.createProducts(order)).rejects.toMatchObject({ code: 'billing_unavailable' })
    expect(stripe.requests).toHaveLength(3)
  })

  it('waits no longer than its time-out in total', async () => {
    const hasty = stripeBilling({ key: stripeTestKey, url: stripe.url, totalTimeoutMs: 50 })
    stripe.fail('hang')
    await expect(hasty.createProducts(order)).rejects.toMatchObject({ code: 'billing_unavailable' })
  })

  it('says that a key is refused', async () => {
    const wrong = stripeBilling({ key: 'sk_test_other', url: stripe.url })
    await expect(wrong.createProducts(order)).rejects.toMatchObject({ code: 'billing_refused', status: 502 })
    await expect(wrong.check()).rejects.toMatchObject({ code: 'billing_refused' })
  })

  it('can be checked, which changes nothing', async () => {
    await billing.check()
    expect(stripe.objects).toEqual([])
    stripe.fail('busy')
    await expect(billing.check()).rejects.toMatchObject({ code: 'billing_unavailable' })
  })
  it.each<StripeFault>(['bare', 'nonsense', 'types', 'number', 'html', 'flood'])(
    'is not taken for available when it answers %s',
    async (fault) => {
      stripe.fail(fault)
      await expect(billing.check()).rejects.toMatchObject({ code: 'billing_unavailable' })
    },
  )
})
