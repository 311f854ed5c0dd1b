import { describe, expect, it } from 'vitest'

import { createStripeProducts } from '@/features/proposals/operations/set-up-billing'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import { contextOf } from '../support/tickets'

describe('without a key of Stripe', () => {
  it('the function says that billing is not configured', async () => {
    const payload = await start()
    const context = await contextOf(payload, await makeUser(payload, 'team'))
    const input = { proposalTitle: 'Website', setupFee: 100, monthlyFee: 0, currency: 'USD' } as const
    await expect(createStripeProducts(context, input)).rejects.toMatchObject({
      code: 'not_configured',
      status: 503,
    })
  })
})
