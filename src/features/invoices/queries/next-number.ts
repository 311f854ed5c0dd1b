import type { PayloadRequest } from 'payload'

import { dayIn } from '@/lib/agency-day'
import { asSystem } from '@/lib/server/db/local-api'
import { normalizeNumber } from '@/lib/server/db/expressions'
import { databaseOf, sql } from '@/lib/server/db/sql'
import { invoices } from '@/payload-tables'
import { nextNumber, numberStart } from '../rules'

/**
 * Returns the next free invoice number, with prefix and year as the settings say. Numbers in another spelling, such as
 * 'pu 2026 0041', count too: the database takes none twice.
 */
export async function findNextNumber(req: PayloadRequest): Promise<string> {
  const { invoicePrefix, invoiceYear, agencyZone } = await asSystem(req).findGlobal({
    slug: 'site-settings',
    depth: 0,
  })
  const year = dayIn(agencyZone || 'UTC', new Date()).slice(0, 4)
  const start = numberStart({ prefix: invoicePrefix, hasYear: invoiceYear ?? true, year })
  const normalizedStart = sql`left(${normalizeNumber(sql`${`${start}0`}`)}, -1)`
  const db = await databaseOf(req)
  const rest = db.$with('rest').as(
    db
      .select({
        number: sql`substr(${invoices.normalizedNumber}, length(${normalizedStart}) + 1)`.as('number'),
      })
      .from(invoices)
      .where(sql`starts_with(${invoices.normalizedNumber}, ${normalizedStart})`),
  )
  const [row] = await db
    .with(rest)
    .select({ highest: sql<number | null>`max(${rest.number}::int)` })
    .from(rest)
    .where(sql`${rest.number} ~ '^[0-9]{1,9}$'`)
  return nextNumber(start, row?.highest ?? 0)
}
