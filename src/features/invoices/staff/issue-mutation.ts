import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import type { useTranslations } from 'next-intl'

import type { BoardToasts } from '@/components/staff/use-toasts'
import { requestErrorOf } from '@/lib/request-error'
import { submitForm } from '@/lib/run-verb'
import type { NewInvoice } from '../queries/new-invoice'

export type InvoiceFormInput = {
  client: string
  number: string
  description: string
  /** In cents. */
  amount: number
  currency: string
  due: string
  proposal: string | null
  submission_id?: string
}

export type InvoiceField = 'number' | 'description' | 'amount' | 'due' | 'proposal'

type MutationContext = {
  queryClient: QueryClient
  board: ReturnType<typeof useTranslations<'invoiceBoard'>>
  toasts: BoardToasts
}

/** Issues an invoice. A failure keeps the form, which shows the errors of its fields. */
export function issueMutation(
  recipient: NewInvoice['client'],
  { queryClient, board, toasts }: MutationContext,
): MutationOptions<{ number: string }, Error, InvoiceFormInput> {
  return {
    mutationFn: (input) => submitForm('issue-invoice', input),
    onSuccess: ({ number }) => {
      const words = recipient.isSuspended
        ? board('done.issuedSilent', { number })
        : board('done.issuedText', { number, email: recipient.email })
      toasts.done(board('done.issued'), words)
      return queryClient.invalidateQueries({ queryKey: ['invoices', 'list'] })
    },
    onError: (error) => {
      const { fields = {} } = requestErrorOf(error).details
      const why = whyOf(fields, board)
      toasts.failed(board('failed.issue'), error, why)
    },
  }
}

function whyOf(fields: Record<string, string>, board: MutationContext['board']): string | undefined {
  if (fields.number === 'taken') return board('form.takenShort')
  return fields.client ? board('form.clientGone') : undefined
}

/** The next free number, when the typed one is taken. */
export const freeNumberOf = (error: unknown): string | undefined =>
  requestErrorOf(error).details.current?.value ?? undefined
