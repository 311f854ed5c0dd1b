import { handle, handleQuery, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'
import { issueInvoice } from './operations/issue-invoice'
import { markInvoicePaid, unmarkInvoicePaid } from './operations/mark-invoice-paid'
import { findInvoiceBoardPage } from './queries/invoice-board-page'
import { findNewInvoice } from './queries/new-invoice'
import {
  invoiceListSchema,
  issueInvoiceSchema,
  markInvoicePaidSchema,
  newInvoiceSchema,
  unmarkInvoicePaidSchema,
} from './schemas'

export const invoicesEndpoints = {
  GET: {
    'invoice-list': handleQuery({
      who: 'staff',
      onReplica: true,
      input: invoiceListSchema,
      run: findInvoiceBoardPage,
    }),
    'new-invoice': handleQuery({ who: 'admin', input: newInvoiceSchema, run: findNewInvoice }),
  },
  POST: {
    'issue-invoice': handle({
      who: 'admin',
      limit: 'invoiceChange',
      input: issueInvoiceSchema,
      run: issueInvoice,
    }),
    'mark-invoice-paid': handle({
      who: 'admin',
      limit: 'invoiceChange',
      input: markInvoicePaidSchema,
      run: markInvoicePaid,
    }),
    'unmark-invoice-paid': handle({
      who: 'admin',
      limit: 'invoiceChange',
      input: unmarkInvoicePaidSchema,
      run: unmarkInvoicePaid,
    }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof invoicesEndpoints> {}
  interface Queries extends QueriesOf<typeof invoicesEndpoints> {}
}
