import type { PayloadRequest } from 'payload'

import { canOpenProposal } from '@/features/accounts/rules'
import { billing, isBillingConfigured } from '@/integrations/billing/billing'
import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { announce } from '@/lib/server/live/announce'
import { billingKeyOf, billingProblemOf, singlePriceOf, type BilledFees } from '../billing-rules'
import { billedFees, frozenVersion } from '../queries/billed-fees'
import type { BillingProblem } from '../rules'

type Row = BilledFees & {
  title: string
  owner: string | null
  client: string
  billingStatus: string | null
  billingKey: string | null
  productId: string | null
}

/**
 * Creates the product and the prices of a proposal, unless those of its current fees exist. For its owner and admins.
 * Throws AppError `not_found`, `forbidden`, `not_configured` without a key, and the errors of the billing port: the
 * proposal is then kept with the billing status `pending`, and the worker tries again.
 */
export async function setUpBilling(
  { req }: Context,
  { proposal }: { proposal: string },
): Promise<{ billingStatus: 'none' | 'ready' }> {
  requireStaff(req)
  const row = await findRow(req, proposal)
  if (!canOpenProposal(req.user, row)) throw new AppError('forbidden')
  if (!isBillingConfigured()) throw new AppError('not_configured')
  await markBillingPending(req, proposal)
  try {
    return { billingStatus: await createMissingPrices(req, proposal) }
  } catch (error) {
    await enqueue('set-up-billing', { proposalId: proposal })
    throw error
  }
}

/**
 * Notes that prices of the current fees are needed, in the transaction of the request if there is one; does nothing when
 * they exist, there is no fee, or billing is not configured. The caller queues `set-up-billing` after the commit; the sweep
 * finds the row otherwise. Returns whether prices are needed.
 */
export async function markBillingPending(req: PayloadRequest, id: string): Promise<boolean> {
  const row = await findRow(req, id)
  const isNeeded = isBillingConfigured() && row.setupFee + row.monthlyFee > 0 && !isReady(row)
  if (isNeeded)
    await runSql(
      req,
      // What another try says of other fees is no longer true.
      sql`
        update proposals set billing_problem = case when billing_status = 'pending' then billing_problem end,
          billing_status = 'pending' where id = ${id}`,
    )
  return isNeeded
}

/**
 * Creates the prices of the current fees at the billing service and stores their ids. Outside of a transaction, because the
 * service may take long. Why it failed is stored, for whoever looks later. Throws AppError `conflict` when the fees change meanwhile: the next run creates the others.
 */
export async function createMissingPrices(req: PayloadRequest, id: string): Promise<'none' | 'ready'> {
  const row = await findRow(req, id)
  if (isReady(row)) return 'ready'
  const { title, setupFee, monthlyFee, currency, productId } = row
  if (setupFee + monthlyFee === 0) {
    await runSql(
      req,
      sql`update proposals set billing_status = 'none', billing_problem = null where id = ${id}`,
    )
    return 'none'
  }
  const service = await billing()
  const order = { title, setupFee, monthlyFee, currency, productId, key: `proposal ${id}` }
  const products = await service.createProducts(order).catch(async (error: unknown) => {
    await storeProblem(req, id, billingProblemOf(error))
    throw error
  })
  const [stored] = await runSql(
    req,
    sql`
      update proposals p set stripe_product_id = ${products.productId}, stripe_price_id = ${singlePriceOf(products)},
        stripe_setup_price_id = ${products.setupPriceId}, stripe_monthly_price_id = ${products.monthlyPriceId},
        billing_status = 'ready', billing_problem = null, billing_key = ${billingKeyOf(row)}
      where p.id = ${id} and exists (
        select from (select ${billedFees} from (select) one ${frozenVersion}) f
        where f."setupFee" = ${setupFee} and f."monthlyFee" = ${monthlyFee} and f.currency = ${currency})
      returning p.id`,
  )
  if (!stored) throw new AppError('conflict')
  await announce(req, 'proposals', id)
  return 'ready'
}

/** Keeps why the prices could not be made, with the proposal that waits for them. */
async function storeProblem(req: PayloadRequest, id: string, problem: BillingProblem | null): Promise<void> {
  const changed = await runSql(
    req,
    sql`
      update proposals set billing_problem = ${problem}
      where id = ${id} and billing_status = 'pending' and billing_problem is distinct from ${problem}
      returning id`,
  )
  if (changed.length > 0) await announce(req, 'proposals', id)
}

const isReady = (row: Row): boolean => row.billingStatus === 'ready' && row.billingKey === billingKeyOf(row)

/** Throws AppError `not_found`. */
async function findRow(req: PayloadRequest, id: string): Promise<Row> {
  const [row] = await runSql<Row>(
    req,
    sql`
      select coalesce(v.title, p.title) as title, ${billedFees}, p.owner_id as owner, p.client_id as client,
        p.billing_status as "billingStatus", p.billing_key as "billingKey", p.stripe_product_id as "productId"
      from proposals p ${frozenVersion} where p.id = ${id}`,
  )
  if (!row) throw new AppError('not_found')
  return row
}
