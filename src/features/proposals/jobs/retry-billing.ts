import { and, eq, gt } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'

import { isBillingConfigured } from '@/integrations/billing/billing'
import { AppError } from '@/lib/app-error'
import { autocommitDatabase, sql } from '@/lib/server/db/sql'
import { proposals } from '@/payload-tables'
import { createMissingPrices } from '../operations/set-up-billing'

/** Creates the prices of a proposal that are missing. Does nothing for a deleted one, or when billing is not configured. */
export async function retryBilling(payload: Payload, id: string): Promise<void> {
  if (!isBillingConfigured()) return
  try {
    await createMissingPrices(await createLocalReq({}, payload), id)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
  }
}

/**
 * Returns the ids of proposals whose prices are missing. Only those of one day: the billing service recognizes a repeated
 * request for 24 hours, and a failure that lasts longer needs a person, who has a button.
 */
export async function pendingBilling(payload: Payload): Promise<string[]> {
  if (!isBillingConfigured()) return []
  const rows = await autocommitDatabase(payload)
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(eq(proposals.billingStatus, 'pending'), gt(proposals.updatedAt, sql`now() - interval '1 day'`)),
    )
    .orderBy(proposals.updatedAt)
  return rows.map(({ id }) => id)
}
