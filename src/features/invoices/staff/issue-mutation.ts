import type { useTranslations } from 'next-intl'

import { changeMutation, type ChangeContext } from '@/components/staff/change'
import { requestErrorOf } from '@/lib/request-error'
import { submitForm, type FormOf } from '@/lib/run-verb'
import type { NewInvoice } from '../queries/new-invoice'

type MutationContext = ChangeContext & { board: ReturnType<typeof useTranslations<'invoiceBoard'>> }

/** Issues an invoice. A failure keeps the form, which shows the errors of its fields. */
export function issueMutation(recipient: NewInvoice['client'], context: MutationContext) {
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
