import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import type { useTranslations } from 'next-intl'

import type { BoardToasts } from '@/components/staff/use-toasts'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import type { BoardInvoice, InvoiceBoardPage } from '../queries/invoice-board-page'
import { storedInvoiceStatuses, type InvoiceStatus } from '../rules'

export type InvoiceMutationContext = {
  queryClient: QueryClient
  board: ReturnType<typeof useTranslations<'invoiceBoard'>>
  names: ReturnType<typeof useTranslations<'invoiceNames'>>
  toasts: BoardToasts
  /** Formats a day such as '2026-03-01'. */
  date: (day: string) => string
}

type Shown = Pick<BoardInvoice, 'status' | 'paidOn'>

/**
 * The status that was shown before the change goes with it, because the list shows the new one before the request is made.
 */
export type Payment = { paidOn: string; shown: Shown }

// Changes to an invoice run one at a time, so that each expects what the previous one stored.
const scopeOf = (id: string) => ({ id: `invoice-${id}` })

/** Changes an invoice wherever it is shown. */
function show(queryClient: QueryClient, id: string, change: Shown): void {
  queryClient.setQueriesData<InvoiceBoardPage>(
    { queryKey: ['invoices', 'list'] },
    (page) =>
      page && {
        ...page,
        invoices: page.invoices.map((invoice) => (invoice.id === id ? { ...invoice, ...change } : invoice)),
      },
  )
}

const refetch = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: ['invoices'] })

/** Says in a conflict who has set which status; undefined for any other failure. */
function conflictOf(error: unknown, { board, names }: InvoiceMutationContext): string | undefined {
  const { current } = requestErrorOf(error).details
  const present = storedInvoiceStatuses.find((status) => status === current?.value)
  const name = current?.changedBy ?? board('changed.someone')
  return present && board('changed.status', { name, value: names(`statuses.${present}`) })
}

/** Marks an invoice as paid on a day. */
export function payMutation(
  { id, number }: Pick<BoardInvoice, 'id' | 'number'>,
  context: InvoiceMutationContext,
): MutationOptions<object, Error, Payment> {
  const { queryClient, board, toasts, date } = context
  return {
    scope: scopeOf(id),
    mutationFn: ({ paidOn, shown }) =>
      runVerb('mark-invoice-paid', { invoice: id, paid_on: paidOn, expected: shown.status }),
    onMutate: ({ paidOn }) => show(queryClient, id, { status: 'paid', paidOn }),
    onSuccess: (_, { paidOn }) =>
      toasts.done(board('done.paid'), board('done.paidText', { number, date: date(paidOn) })),
    onError: (error, { shown }) => {
      show(queryClient, id, shown)
      const isFuture = requestErrorOf(error).details.fields?.paid_on === 'future'
      const why = isFuture ? board('payDialog.future') : conflictOf(error, context)
      toasts.failed(board('failed.pay'), error, why)
    },
    onSettled: () => refetch(queryClient),
  }
}

/** Undoes marking an invoice as paid. `next` is the status to show until the server responds. */
export function unpayMutation(
  { id, number }: Pick<BoardInvoice, 'id' | 'number'>,
  context: InvoiceMutationContext,
): MutationOptions<object, Error, { next: InvoiceStatus; shown: Shown }> {
  const { queryClient, board, toasts } = context
  return {
    scope: scopeOf(id),
    mutationFn: ({ shown }) => runVerb('unmark-invoice-paid', { invoice: id, expected: shown.status }),
    onMutate: ({ next }) => show(queryClient, id, { status: next, paidOn: null }),
    onSuccess: () => toasts.done(board('done.unpaid'), board('done.unpaidText', { number })),
    onError: (error, { shown }) => {
      show(queryClient, id, shown)
      toasts.failed(board('failed.unpay'), error, conflictOf(error, context))
    },
    onSettled: () => refetch(queryClient),
  }
}
