import { and, eq, exists, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { canOpenProposal } from '@/features/accounts/rules'
import { billing, isBillingConfigured } from '@/integrations/billing/billing'
import { AppError } from '@/lib/app-error'
import { databaseOf, inTransaction, sql, type Database, coalesce } from '@/lib/server/db/sql'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { announce } from '@/lib/server/live/announce'
import { proposals } from '@/payload-tables'
import type { Products } from '@/integrations/billing/port'
import {
  billingKeyOf,
  billingProblemOf,
  singlePriceOf,
  type BilledFees,
  billedFees,
  isFrozen,
} from '../queries/proposal-billing'
import { latestVersion } from '../queries/versions'
import type { BillingProblem } from '../rules'
import type { CreateStripeProductsInput } from '../schemas'

/** When the worker tries after someone else did: later than the billing service may take to answer. */
const RETRY_DELAY_MS = 60_000

type Row = Awaited<ReturnType<typeof findRow>>

/**
 * Creates the product and the prices of a proposal, unless those of its current fees exist. For its owner and admins.
 * Throws AppError `not_found`, `forbidden`, `not_configured` without a key, and the errors of the billing port: the
 * proposal is then kept with the billing status `pending`, and the worker tries again a minute later.
 */
export async function setUpBilling(
  { req }: Context,
  { proposal }: { proposal: string },
): Promise<{ billingStatus: 'none' | 'ready' }> {
  requireStaff(req)
  const row = await findRow(req, proposal)
  if (!canOpenProposal(req.user, row)) throw new AppError('forbidden')
  if (!isBillingConfigured()) throw new AppError('not_configured')
  const startAt = new Date(Date.now() + RETRY_DELAY_MS).toISOString()
  await inTransaction(req, () => markBillingPending(req, proposal, { startAt }))
  return { billingStatus: await createMissingPrices(req, proposal) }
}

/**
 * Notes that prices of the current fees are needed and queues the job that creates them, in the transaction of the request;
 * does nothing when they exist, there is no fee, or billing is not configured. Returns whether prices are needed.
 */
export async function markBillingPending(
  req: PayloadRequest,
  id: string,
  options: { startAt?: string } = {},
): Promise<boolean> {
  const row = await findRow(req, id)
  const isNeeded = isBillingConfigured() && row.setupFee + row.monthlyFee > 0 && !isReady(row)
  if (!isNeeded) return false
  const db = await databaseOf(req)
  // What another try says of other fees is no longer true.
  const billingProblem = sql`case when ${proposals.billingStatus} = 'pending' then ${proposals.billingProblem} end`
  await db.update(proposals).set({ billingProblem, billingStatus: 'pending' }).where(eq(proposals.id, id))
  await enqueue(req, 'set-up-billing', [{ proposalId: id }], options)
  return true
}

/**
 * Creates the prices of the current fees at the billing service and stores their ids. Outside of a transaction, because the
 * service may take long. Why it failed is stored, for whoever looks later. Throws AppError `conflict` when the fees change meanwhile: the next run creates the others.
 */
export async function createMissingPrices(req: PayloadRequest, id: string): Promise<'none' | 'ready'> {
  const row = await findRow(req, id)
  if (isReady(row)) return 'ready'
  const db = await databaseOf(req)
  const { title, setupFee, monthlyFee, currency, productId } = row
  if (setupFee + monthlyFee === 0) {
    await db
      .update(proposals)
      .set({ billingStatus: 'none', billingProblem: null })
      .where(eq(proposals.id, id))
    return 'none'
  }
  const service = await billing()
  const order = { title, setupFee, monthlyFee, currency, productId, key: `proposal ${id}` }
  const products = await service.createProducts(order).catch(async (error: unknown) => {
    await storeProblem(req, id, billingProblemOf(error))
    throw error
  })
  const [stored] = await db
    .update(proposals)
    .set({
      stripeProductId: products.productId,
      stripePriceId: singlePriceOf(products),
      stripeSetupPriceId: products.setupPriceId,
      stripeMonthlyPriceId: products.monthlyPriceId,
      billingStatus: 'ready',
      billingProblem: null,
      billingKey: billingKeyOf(row),
    })
    .where(and(eq(proposals.id, id), hasFees(db, row)))
    .returning({ id: proposals.id })
  if (!stored) throw new AppError('conflict')
  await announce(req, 'proposals', id)
  return 'ready'
}

/** Keeps why the prices could not be made, with the proposal that waits for them. */
async function storeProblem(req: PayloadRequest, id: string, problem: BillingProblem | null): Promise<void> {
  const db = await databaseOf(req)
  const changed = await db
    .update(proposals)
    .set({ billingProblem: problem })
    .where(
      and(
        eq(proposals.id, id),
        eq(proposals.billingStatus, 'pending'),
        sql`${proposals.billingProblem} is distinct from ${problem}`,
      ),
    )
    .returning({ id: proposals.id })
  if (changed.length > 0) await announce(req, 'proposals', id)
}

const isReady = (row: Row): boolean => row.billingStatus === 'ready' && row.billingKey === billingKeyOf(row)

/** Throws AppError `not_found`. */
async function findRow(req: PayloadRequest, id: string) {
  const db = await databaseOf(req)
  const version = latestVersion(db)
  const [row] = await db
    .select({
      title: coalesce(version.title, proposals.title),
      ...billedFees(version),
      owner: proposals.owner,
      client: proposals.client,
      billingStatus: proposals.billingStatus,
      billingKey: proposals.billingKey,
      productId: proposals.stripeProductId,
    })
    .from(proposals)
    .leftJoinLateral(version, isFrozen)
    .where(eq(proposals.id, id))
  if (!row) throw new AppError('not_found')
  return row
}

/** A condition of the row that is changed: it has these fees. */
function hasFees(db: Database, { setupFee, monthlyFee, currency }: BilledFees): SQL {
  const version = latestVersion(db)
  const fees = billedFees(version)
  return exists(
    db
      .select({ one: sql`1` })
      .from(sql`(select) one`)
      .leftJoinLateral(version, isFrozen)
      .where(and(eq(fees.setupFee, setupFee), eq(fees.monthlyFee, monthlyFee), eq(fees.currency, currency))),
  )
}

/**
 * Creates a product with a price for each fee above 0, and returns their ids; without such a fee nothing is created and the
 * ids are null. A repetition by the same user returns the same ids. Throws AppError `not_configured` without a key of
 * Stripe, and the errors of the billing port.
 */
export async function createStripeProducts(
  { req }: Context,
  input: CreateStripeProductsInput,
): Promise<Products | Record<keyof Products, null>> {
  const user = requireStaff(req)
  const { proposalTitle: title, setupFee, monthlyFee, currency } = input
  const service = await billing()
  if (setupFee + monthlyFee === 0) return { productId: null, monthlyPriceId: null, setupPriceId: null }
  return service.createProducts({ title, setupFee, monthlyFee, currency, key: `user ${user.id}` })
}
