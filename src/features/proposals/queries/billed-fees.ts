import type { SQL } from 'drizzle-orm'

import { sql } from '@/lib/server/db/sql'

/** The latest version of the proposal `p` as `v`, once it was sent; none for a draft. */
export const frozenVersion: SQL = sql`
  left join lateral (
    select title, setup_fee, monthly_fee, currency::text as currency from proposal_versions
    where proposal_id = p.id and p.status <> 'draft' order by number desc limit 1) v on true`

/**
 * The fees of `p` for which prices are made, in cents: those that were sent, so that a row that was changed afterwards
 * changes no price. A draft has its own.
 */
export const billedFees: SQL = sql`
  coalesce(v.setup_fee, p.setup_fee)::float8 as "setupFee",
  coalesce(v.monthly_fee, p.monthly_fee)::float8 as "monthlyFee", coalesce(v.currency, p.currency::text) as currency`
