import { ne } from 'drizzle-orm'

import type { Currency } from '@/lib/money'
import { coalesce } from '@/lib/server/db/expressions'
import { sql } from '@/lib/server/db/sql'
import { proposals } from '@/payload-tables'
import type { latestVersion } from './latest-version'

/** The condition of a left join with the latest version of a proposal that was sent; a draft has none. */
export const isFrozen = ne(proposals.status, 'draft')

/**
 * The fees of a proposal for which prices are made, in cents: those that were sent, so that a row that was changed
 * afterwards changes no price. A draft has its own.
 */
export const billedFees = (version: ReturnType<typeof latestVersion>) => ({
  setupFee: coalesce(version.setupFee, proposals.setupFee),
  monthlyFee: coalesce(version.monthlyFee, proposals.monthlyFee),
  // As texts, because each table has an enum of its own.
  currency: sql<Currency>`coalesce(${version.currency}::text, ${proposals.currency}::text)`,
})
