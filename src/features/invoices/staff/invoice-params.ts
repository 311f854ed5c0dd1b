import { queryOptions } from '@tanstack/react-query'

import { listParams, type ReadParameter } from '@/components/staff/list-params'
import { readQuery } from '@/lib/read-query'

/** What the URL parameters begin with: the list is a part of the page of a client, which has parameters of its own. */
export const INVOICE_PREFIX = 'invoice-'

const read = listParams(['sort', 'direction', 'page'])
export type InvoiceParams = ReturnType<typeof read>

/** Returns the order and the page of the list in a URL. */
export const invoiceParamsOf = (parameter: ReadParameter): InvoiceParams =>
  read((name) => parameter(INVOICE_PREFIX + name))

/** One page of the invoices of a client. */
export const invoiceListQuery = (client: string, params: InvoiceParams = {}) =>
  queryOptions({
    queryKey: ['invoices', 'list', client, params],
    queryFn: ({ signal }) => readQuery('invoice-list', { client, ...params }, signal),
    meta: { topics: ['invoices'] },
  })

/** What the form of a new invoice starts with. Read each time it opens: others issue invoices, too. */
export const newInvoiceQuery = (client: string, proposal?: string) =>
  queryOptions({
    queryKey: ['invoices', 'new', client, proposal],
    queryFn: ({ signal }) => readQuery('new-invoice', { client, ...(proposal && { proposal }) }, signal),
    staleTime: 0,
    gcTime: 0,
  })
