import type { PayloadRequest } from 'payload'

import { dayIn } from '@/lib/agency-day'
import { asSystem } from '@/lib/server/db/local-api'
import { runSql, sql } from '@/lib/server/db/sql'
import { nextNumber, numberStart } from '../rules'

/** Returns the next free invoice number, with prefix and year as the settings say. */
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
      select max(substr(invoice_number, ${start.length + 1}::int)::int)::int as highest from invoices
      where starts_with(invoice_number, ${start}) and substr(invoice_number, ${start.length + 1}::int) ~ '^\\d{1,9}$'`,
  )
  return nextNumber(start, row?.highest ?? 0)
}
