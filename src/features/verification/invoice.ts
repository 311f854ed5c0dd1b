import type { AuditRow } from './chain'
import { toProblems, type Problem } from './report'
import { parseCanonical } from './version'

/** What an invoice says that never changes. The amount in cents; `due` is a day, YYYY-MM-DD. */
export type InvoiceRow = {
  id: string
  number: string
  client: string
  amount: number
  currency: string
  due: string
}

const fields = [
  'number',
  'client',
  'amount',
  'currency',
  'due',
] as const satisfies readonly (keyof InvoiceRow)[]

/** Returns what is wrong with the invoice that an entry says was issued. */
export function invoiceProblems(
  { subjectId, data }: Pick<AuditRow, 'subjectId' | 'data'>,
  invoice: InvoiceRow | undefined,
): Problem[] {
  if (!invoice) return toProblems('invoices', subjectId, ['the invoice that was issued is missing'])
  const issued = parseCanonical(data) ?? {}
  const different = fields.filter((name) => issued[name] !== invoice[name])
  return toProblems(
    'invoices',
    invoice.id,
    different.map((name) => `${name} does not match its audit entry`),
  )
}
