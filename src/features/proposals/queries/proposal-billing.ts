import type { PayloadRequest } from 'payload'

import { isBillingConfigured } from '@/integrations/billing/billing'
import { runSql, sql } from '@/lib/server/db/sql'
import { billingKeyOf, type BilledFees } from '../billing-rules'
import type { BillingProblem } from '../rules'
import { billedFees, frozenVersion } from './billed-fees'

/** Whether the product and the prices of a proposal's current fees exist at the billing service, and their ids there. */
export type ProposalBilling =
  | { state: 'unconfigured' | 'free' | 'none' }
  | { state: 'pending'; /** What the last try said; null before the first. */ problem: BillingProblem | null }
  | { state: 'ready'; productId: string | null; setupPriceId: string | null; monthlyPriceId: string | null }

type Row = BilledFees & {
  status: string | null
  problem: BillingProblem | null
  key: string | null
  productId: string | null
  setupPriceId: string | null
  monthlyPriceId: string | null
}

/** Returns the state of the billing of a proposal that exists. `none`: nothing was tried for the current fees. */
export async function findProposalBilling(req: PayloadRequest, id: string): Promise<ProposalBilling> {
  if (!isBillingConfigured()) return { state: 'unconfigured' }
  const [row] = await runSql<Row>(
    req,
    sql`
      select ${billedFees}, p.billing_status as status, p.billing_problem as problem, p.billing_key as key,
        p.stripe_product_id as "productId",
        p.stripe_setup_price_id as "setupPriceId", p.stripe_monthly_price_id as "monthlyPriceId"
      from proposals p ${frozenVersion} where p.id = ${id}`,
  )
  if (!row || row.setupFee + row.monthlyFee === 0) return { state: 'free' }
  if (row.status === 'pending') return { state: 'pending', problem: row.problem }
  // Other fees need other prices, which are created when the proposal is sent.
  if (row.status !== 'ready' || row.key !== billingKeyOf(row)) return { state: 'none' }
  const { productId, setupPriceId, monthlyPriceId } = row
  return { state: 'ready', productId, setupPriceId, monthlyPriceId }
}
