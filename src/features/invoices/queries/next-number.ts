import type { PayloadRequest } from 'payload'

import { dayIn } from '@/lib/agency-day'
import { asSystem } from '@/lib/server/db/local-api'
import { runSql, sql } from '@/lib/server/db/sql'
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
  const year = dayIn(agencyZone ?? 'UTC', new Date()).slice(0, 4)
  const start = numberStart({ prefix: invoicePrefix, hasYear: invoiceYear ?? true, year })
  const [row] = await runSql<{ highest: number | null }>(
    req,
    sql`
      with wanted as (select left(normalize_number(${start} || '0'), -1) as start),
        rest as (
          select substr(normalized_number, length(start) + 1) as number from invoices, wanted
          where starts_with(normalized_number, start))
      select max(number::int) as highest from rest where number ~ '^[0-9]{1,9}$'`,
  )
  return nextNumber(start, row?.highest ?? 0)
}
