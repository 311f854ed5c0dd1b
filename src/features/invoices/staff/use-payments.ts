'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useAgencyDay } from '@/components/staff/agency-zone'
import { useBoardToasts } from '@/components/staff/use-toasts'
import type { BoardInvoice } from '../queries/invoice-board-page'
import { payMutation, unpayMutation } from './invoice-mutations'

/** Returns functions that mark an invoice as paid and undo that. Both are optimistic. `today` is the agency's day. */
export function usePayments(invoice: BoardInvoice, today: string) {
  const context = {
    queryClient: useQueryClient(),
    board: useTranslations('invoiceBoard'),
    names: useTranslations('invoiceNames'),
    toasts: useBoardToasts(),
    date: useAgencyDay(),
  }
  const pay = useMutation(payMutation(invoice, context))
  const unpay = useMutation(unpayMutation(invoice, context))
  const { status, paidOn, due } = invoice
  const shown = { status, paidOn }
  return {
    isSaving: pay.isPending || unpay.isPending,
    pay: (day: string) => pay.mutate({ paidOn: day, shown }),
    unpay: () => unpay.mutate({ next: today > due ? 'overdue' : 'pending', shown }),
  }
}
