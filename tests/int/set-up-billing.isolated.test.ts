import { stripe } from '../support/stripe-env'

import type { Payload } from 'payload'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { pendingBilling, retryBilling } from '@/features/proposals/jobs/retry-billing'
import { markBillingPending, setUpBilling } from '@/features/proposals/operations/set-up-billing'
import { findProposalDetails } from '@/features/proposals/queries/proposal-details'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { Proposal, User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeProposal, sentProposal } from '../support/client-records'
import { proposalVerbs } from '../support/proposal-verbs'
import { contextOf } from '../support/tickets'

let payload: Payload
let owner: User
let team: User

beforeAll(async () => {
  payload = await start()
  owner = await makeUser(payload, 'team')
  team = await makeUser(payload, 'team')
})
beforeEach(() => stripe.reset())

const setUp = async (proposal: string, user = owner) =>
  setUpBilling(await contextOf(payload, user), { proposal })
const read = (id: string) => asSystemWithoutRequest(payload).findByID({ collection: 'proposals', id })
const billingOf = async (proposal: string, user = owner) =>
  (await findProposalDetails(await requestOf(payload, user), { proposal })).billing
const change = (id: string, data: Partial<Proposal>) =>
  asSystemWithoutRequest(payload).update({ collection: 'proposals', id, data })

describe('billing of a proposal', () => {
  it('stores product and prices, the single one being the monthly one', async () => {
    const { id } = await makeProposal(payload, owner)
    expect(await setUp(id)).toEqual({ billingStatus: 'ready' })
    const row = await read(id)
    const [monthly, setup] = stripe.prices()
    expect(row).toMatchObject({
      billingStatus: 'ready',
      stripeProductId: stripe.products()[0]?.id,
      stripeMonthlyPriceId: monthly?.id,
      stripeSetupPriceId: setup?.id,
      stripePriceId: monthly?.id,
    })
    expect([monthly?.unit_amount, setup?.unit_amount]).toEqual([row.monthlyFee, row.setupFee])
  })

  it('has the setup price as the single one without a monthly fee', async () => {
    const { id } = await makeProposal(payload, owner, { monthlyFee: 0 })
    await setUp(id)
    const { stripePriceId, stripeSetupPriceId, stripeMonthlyPriceId } = await read(id)
    expect([stripePriceId, stripeMonthlyPriceId]).toEqual([stripeSetupPriceId, null])
  })

  it('does not call Stripe without a fee', async () => {
    const { id } = await makeProposal(payload, owner, { setupFee: 0, monthlyFee: 0 })
    expect(await setUp(id)).toEqual({ billingStatus: 'none' })
    expect(stripe.requests).toEqual([])
  })

  it('makes nothing twice, called twenty times at once and again later', async () => {
    const { id } = await makeProposal(payload, owner)
    await Promise.all(Array.from({ length: 20 }, () => setUp(id)))
    const requests = stripe.requests.length
    await setUp(id)
    expect(stripe.objects).toHaveLength(3)
    expect(stripe.requests).toHaveLength(requests)
  })

  it('makes a new price for a changed fee, of the same product', async () => {
    const { id } = await makeProposal(payload, owner)
    await setUp(id)
    const before = await read(id)
    await change(id, { monthlyFee: 200_000 })
    await setUp(id)
    const after = await read(id)
    expect(after.stripeMonthlyPriceId).not.toBe(before.stripeMonthlyPriceId)
    expect([after.stripeProductId, after.stripeSetupPriceId]).toEqual([
      before.stripeProductId,
      before.stripeSetupPriceId,
    ])
    expect(stripe.prices()).toHaveLength(3)
  })

  it('of a sent proposal can be completed', async () => {
    const { id } = await sentProposal(payload, undefined, { owner: owner.id })
    await setUp(id)
    expect(await read(id)).toMatchObject({ status: 'sent', billingStatus: 'ready' })
  })

  it('of a sent or signed proposal has the fees that were sent, whatever its row says later', async () => {
    const runtime = new pg.Client({ connectionString: env.DATABASE_URL })
    await runtime.connect()
    try {
      for (const status of ['sent', 'signed']) {
        stripe.reset()
        const { id } = await sentProposal(payload, undefined, { owner: owner.id })
        // The role that serves may write the row.
        const { rowCount } = await runtime.query(
          `update proposals set setup_fee = 1, monthly_fee = 2, currency = 'MXN', title = 'Forged', status = $2 where id = $1`,
          [id, status],
        )
        expect(rowCount).toBe(1)
        await setUp(id)
        expect(stripe.prices().map((price) => [price.unit_amount, price.currency])).toEqual([
          [185_000, 'usd'],
          [450_000, 'usd'],
        ])
        expect(await billingOf(id)).toMatchObject({ state: 'ready' })
        const requests = stripe.requests.length
        await runtime.query('update proposals set setup_fee = 3 where id = $1', [id])
        await setUp(id)
        expect(stripe.requests).toHaveLength(requests)
      }
    } finally {
      await runtime.end()
    }
  })

  it('of a proposal that is being revised has the fees of the draft', async () => {
    const { id } = await sentProposal(payload, undefined, { owner: owner.id })
    await setUp(id)
    await proposalVerbs(payload, owner).revise(id)
    await change(id, { setupFee: 7_000 })
    await setUp(id)
    const { stripeSetupPriceId } = await read(id)
    expect(stripe.prices().find((price) => price.id === stripeSetupPriceId)?.unit_amount).toBe(7_000)
  })

  it('is for the owner and admins', async () => {
    const { id } = await makeProposal(payload, owner)
    await expect(setUp(id, team)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(setUp(id, await makeUser(payload, 'client'))).rejects.toMatchObject({ code: 'forbidden' })
    await expect(setUp(crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' })
    expect(stripe.requests).toEqual([])
    await setUp(id, await makeUser(payload, 'admin'))
    expect((await read(id)).billingStatus).toBe('ready')
  })

  it('stays pending after a failure, with the proposal unchanged, and the worker completes it', async () => {
    const proposal = await makeProposal(payload, owner)
    stripe.fail('lost', 'busy')
    await expect(setUp(proposal.id)).rejects.toMatchObject({ code: 'billing_unavailable' })
    const failed = await read(proposal.id)
    expect(failed).toMatchObject({
      billingStatus: 'pending',
      billingProblem: 'unavailable',
      title: proposal.title,
      amount: proposal.amount,
    })
    expect(failed.stripeProductId ?? null).toBeNull()
    expect(await pendingBilling(payload)).toContain(proposal.id)
    await retryBilling(payload, proposal.id)
    await retryBilling(payload, proposal.id)
    expect(stripe.objects).toHaveLength(3)
    expect((await read(proposal.id)).billingStatus).toBe('ready')
    expect(await pendingBilling(payload)).not.toContain(proposal.id)
  })

  it('is not stored for fees that change meanwhile', async () => {
    const { id } = await makeProposal(payload, owner)
    const open = stripe.pause()
    const first = setUp(id)
    await expect.poll(() => stripe.requests.length).toBe(1)
    await change(id, { setupFee: 1 })
    open()
    await expect(first).rejects.toMatchObject({ code: 'conflict' })
    expect((await read(id)).billingStatus).toBe('pending')
    await retryBilling(payload, id)
    const { stripeSetupPriceId } = await read(id)
    expect(stripe.prices().find((price) => price.id === stripeSetupPriceId)?.unit_amount).toBe(1)
    expect(stripe.products()).toHaveLength(1)
  })

  it('is left to the worker when the proposal is sent, and not again for the same fees', async () => {
    const { id } = await makeProposal(payload, owner)
    const verbs = proposalVerbs(payload, owner)
    const jobs = () =>
      autocommit(
        payload,
        sql`select from pgboss.job where name = 'set-up-billing' and singleton_key = ${id} and state = 'created'`,
      )
    await verbs.send(id, { by: 'link' })
    expect(await billingOf(id)).toEqual({ state: 'pending', problem: null })
    expect([(await jobs()).length, stripe.requests.length]).toEqual([1, 0])
    await autocommit(payload, sql`delete from pgboss.job where singleton_key = ${id}`)
    await retryBilling(payload, id)
    await verbs.revise(id)
    await verbs.send(id, { by: 'link' })
    const { stripeProductId, stripeSetupPriceId, stripeMonthlyPriceId } = await read(id)
    expect(await billingOf(id)).toEqual({
      state: 'ready',
      productId: stripeProductId,
      setupPriceId: stripeSetupPriceId,
      monthlyPriceId: stripeMonthlyPriceId,
    })
    expect(await jobs()).toEqual([])
  })

  it('is not left to the worker without a fee, or when sending fails', async () => {
    const free = await makeProposal(payload, owner, { setupFee: 0, monthlyFee: 0 })
    await proposalVerbs(payload, owner).send(free.id, { by: 'link' })
    expect(await billingOf(free.id)).toEqual({ state: 'free' })
    const { id } = await makeProposal(payload, owner, { title: 'For {{client}}' })
    await expect(proposalVerbs(payload, owner).send(id)).rejects.toMatchObject({ code: 'invalid' })
    expect(await billingOf(id)).toEqual({ state: 'none' })
  })

  it('is not ready for fees that changed since, and is shown to its owner only', async () => {
    const { id } = await makeProposal(payload, owner)
    await setUp(id)
    await change(id, { setupFee: 7 })
    expect(await billingOf(id)).toEqual({ state: 'none' })
    expect(await billingOf(id, team)).toBeNull()
  })

  it('is marked as pending once per fees', async () => {
    const { id } = await makeProposal(payload, owner)
    const req = await requestOf(payload, owner)
    expect(await markBillingPending(req, id)).toBe(true)
    await setUp(id)
    expect(await markBillingPending(req, id)).toBe(false)
    await change(id, { monthlyFee: 5 })
    expect(await markBillingPending(req, id)).toBe(true)
  })

  it('ignores a job of a deleted proposal', async () => {
    await expect(retryBilling(payload, crypto.randomUUID())).resolves.toBeUndefined()
  })
})
