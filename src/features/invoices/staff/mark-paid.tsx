'use client'

import { useLocale, useTranslations } from 'next-intl'

import { StaffDialog } from '@/components/staff/staff-dialog'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { FormField, VerbForm } from '@/components/staff/verb-form'
import { isDay } from '@/lib/agency-day'
import { money } from '@/lib/money'
import type { BoardInvoice } from '../queries/invoice-board-page'
import { payMutation, useInvoiceMutationContext } from './invoice-mutations'

type Props = {
  invoice: BoardInvoice
  /** The agency's day, which is the latest day of a payment. */
  today: string
  onClose: () => void
}

/** Asks on which day an invoice was paid. It closes as soon as the list shows the payment. */
export function MarkPaid({ invoice, today, onClose }: Props) {
  const t = useTranslations('invoiceBoard.payDialog')
  const language = useLocale()
  const { number, amount, currency, status, paidOn } = invoice
  const form = useVerbForm({
    given: { day: today },
    check: ({ day }) => (isDay(day) && day <= today ? {} : { day: 'future' }),
    input: ({ day }) => ({ paidOn: day, shown: { status, paidOn } }),
    mutation: payMutation(invoice, useInvoiceMutationContext(), onClose),
    errorText: () => t('future'),
  })
  return (
    <StaffDialog title={t('title')} onClose={onClose}>
      <VerbForm form={form} labels={{ send: t('save'), sending: t('save') }} isCompact={false} takesFocus>
        <p>
          <b>{t('text', { number, amount: money(amount, currency, language) })}</b>
        </p>
        <FormField form={form} name="day" label={t('date')} hint={t('hint')}>
          {(control) => <input {...control} type="date" required max={today} />}
        </FormField>
      </VerbForm>
    </StaffDialog>
  )
}
