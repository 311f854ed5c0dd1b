import { useTranslations } from 'next-intl'

import { useAgencyDay } from '@/components/staff/use-time'
import { changeMutation, showRow, useChangeContext, type ChangeContext } from '@/components/staff/change'
import { type RequestError, requestErrorOf } from '@/lib/request-error'
import { runVerb, submitForm, type FormOf } from '@/lib/run-verb'
import type { BoardInvoice } from '../queries/invoice-board-page'
import { storedInvoiceStatuses, type InvoiceStatus } from '../rules'
import type { NewInvoice } from '../queries/new-invoice'

export type InvoiceMutationContext = ChangeContext & {
  board: ReturnType<typeof useTranslations<'invoiceBoard'>>
  names: ReturnType<typeof useTranslations<'invoiceNames'>>
  /** Formats a day such as '2026-03-01'. */
  date: (day: string) => string
}

export const useInvoiceMutationContext = (): InvoiceMutationContext => ({
  ...useChangeContext(),
  board: useTranslations('invoiceBoard'),
  names: useTranslations('invoiceNames'),
  date: useAgencyDay(),
})

/** The changes of an invoice run one at a time. */
export const paymentsOf = (id: string): string => `invoices-${id}`

type Shown = Pick<BoardInvoice, 'status' | 'paidOn'>

/**
 * The status that was shown before the change goes with it, because the list shows the new one before the request is made.
 */
export type Payment = { paidOn: string; shown: Shown }

const refetch = [['invoices']]

/** What the two changes of an invoice have in common: a failure puts back what was shown, and a conflict says who has set which status. */
function paymentOf(id: string, { queryClient, board, names }: InvoiceMutationContext) {
  const show = (shown: Shown) => showRow(queryClient, 'invoices', id, shown)
  const conflictOf = ({ details: { current } }: RequestError) => {
    const present = storedInvoiceStatuses.find((status) => status === current?.value)
    const name = current?.changedBy ?? board('changed.someone')
    return present && board('changed.status', { name, value: names(`statuses.${present}`) })
  }
  return { show, conflictOf }
}

/** Marks an invoice as paid on a day. The list shows it at once, then `onShown` runs. */
export function payMutation(
  { id, number }: Pick<BoardInvoice, 'id' | 'number'>,
  context: InvoiceMutationContext,
  onShown?: () => void,
) {
  const { board, date } = context
  const { show, conflictOf } = paymentOf(id, context)
  return changeMutation(context, {
    oneAtATime: paymentsOf(id),
    run: ({ paidOn, shown }: Payment) =>
      runVerb('mark-invoice-paid', { invoice: id, paid_on: paidOn, expected: shown.status }),
    show: ({ paidOn }) => {
      show({ status: 'paid', paidOn })
      onShown?.()
    },
    done: (_, { paidOn }) => [board('done.paid'), board('done.paidText', { number, date: date(paidOn) })],
    failed: board('failed.pay'),
    why: (error) =>
      error.details.fields?.paid_on === 'future' ? board('payDialog.future') : conflictOf(error),
    onFailed: (_, { shown }) => show(shown),
    refetch,
  })
}

/** Undoes marking an invoice as paid. `next` is the status to show until the server responds. */
export function unpayMutation(
  { id, number }: Pick<BoardInvoice, 'id' | 'number'>,
  context: InvoiceMutationContext,
) {
  const { board } = context
  const { show, conflictOf } = paymentOf(id, context)
  return changeMutation(context, {
    oneAtATime: paymentsOf(id),
    run: ({ shown }: { next: InvoiceStatus; shown: Shown }) =>
      runVerb('unmark-invoice-paid', { invoice: id, expected: shown.status }),
    show: ({ next }) => show({ status: next, paidOn: null }),
    done: () => [board('done.unpaid'), board('done.unpaidText', { number })],
    failed: board('failed.unpay'),
    why: conflictOf,
    onFailed: (_, { shown }) => show(shown),
    refetch,
  })
}

type IssueContext = Omit<InvoiceMutationContext, 'names' | 'date'>

/** Issues an invoice. A failure keeps the form, which shows the errors of its fields. */
export function issueMutation(recipient: NewInvoice['client'], context: IssueContext) {
  const { board } = context
  return changeMutation(context, {
    run: (input: FormOf<'issue-invoice'>) => submitForm('issue-invoice', input),
    done: ({ number }) => [
      board('done.issued'),
      recipient.isSuspended
        ? board('done.issuedSilent', { number })
        : board('done.issuedText', { number, email: recipient.email }),
    ],
    failed: board('failed.issue'),
    why: ({ details: { fields } }) => {
      if (fields?.number === 'taken') return board('form.takenShort')
      return fields?.client ? board('form.clientGone') : undefined
    },
    refetch: [['invoices', 'list']],
  })
}

/** The next free number, when the typed one is taken. */
export const freeNumberOf = (error: unknown): string | undefined =>
  requestErrorOf(error).details.current?.value ?? undefined
