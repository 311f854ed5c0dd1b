import { stripe } from '../support/stripe-env'

import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { retryBilling } from '@/features/proposals/jobs/retry-billing'
import { markBillingPending, setUpBilling } from '@/features/proposals/operations/set-up-billing'
import { findProposalDetails } from '@/features/proposals/queries/proposal-details'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { Proposal, User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeProposal } from '../support/client-records'
import { contextOf } from '../support/tickets'

let payload: Payload
let owner: User

beforeAll(async () => {
  payload = await start()
  owner = await makeUser(payload, 'team')
})
beforeEach(() => stripe.reset())

const setUp = async (proposal: string) => setUpBilling(await contextOf(payload, owner), { proposal })
const read = (id: string) => asSystemWithoutRequest(payload).findByID({ collection: 'proposals', id })
const billingOf = async (proposal: string) =>
  (await findProposalDetails(await requestOf(payload, owner), { proposal })).billing
const change = (id: string, data: Partial<Proposal>) =>
  asSystemWithoutRequest(payload).update({ collection: 'proposals', id, data })

describe('billing of a proposal', () => {
  it.each([
    ['another amount', { price: { unit_amount: 1 } }, 'amount'],
    ['another currency', { price: { currency: 'eur' } }, 'currency'],
    ['an id of another type', { price: { id: 'prod_1' } }, 'id'],
  ] as const)('stays pending with the reason when Stripe answers with %s', async (_, answer, problem) => {
    const { id } = await makeProposal(payload, owner)
    stripe.change(answer)
    await expect(setUp(id)).rejects.toMatchObject({ code: 'billing_mismatch' })
    expect(await billingOf(id)).toEqual({ state: 'pending', problem })
    expect(await read(id)).toMatchObject({ billingStatus: 'pending', billingProblem: problem })
    // The worker tries again, with another answer.
    stripe.reset()
    await retryBilling(payload, id)
    expect(await read(id)).toMatchObject({ billingStatus: 'ready', billingProblem: null })
  })

  it('names what the worker was told, too, until other fees are tried', async () => {
    const { id } = await makeProposal(payload, owner)
    await setUp(id)
    await change(id, { setupFee: 7_000 })
    await markBillingPending(await requestOf(payload, owner), id)
    stripe.change({ price: { product: 'prod_other' } })
    await expect(retryBilling(payload, id)).rejects.toMatchObject({ code: 'billing_mismatch' })
    expect(await billingOf(id)).toEqual({ state: 'pending', problem: 'product' })
    await change(id, { setupFee: 0, monthlyFee: 0 })
    await retryBilling(payload, id)
    expect(await read(id)).toMatchObject({ billingStatus: 'none', billingProblem: null })
  })
})
