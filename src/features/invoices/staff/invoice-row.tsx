'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useIsMutating, useMutation } from '@tanstack/react-query'

import { Button, buttonClass } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { useAgencyDay } from '@/components/staff/agency-zone'
import { useBoardToasts } from '@/components/staff/use-toasts'
import { money } from '@/lib/money'
import { invoiceStyles } from '../invoice-chip'
import type { BoardInvoice } from '../queries/invoice-board-page'
import { InvoiceHistory } from './invoice-history'
import { MarkPaid } from './mark-paid'
import { paymentsOf, unpayMutation, useInvoiceMutationContext } from './invoice-mutations'

type Props = { invoice: BoardInvoice; today: string; canChange: boolean }

/** An invoice in the list of a client. */
export function InvoiceRow({ invoice, today, canChange }: Props) {
  const t = useTranslations('invoiceBoard')
  const names = useTranslations('invoiceNames.statuses')
  const language = useLocale()
  const date = useAgencyDay('medium')
  const { id, number, description, amount, currency, due, status, paidOn, events } = invoice
  return (
    <tr data-row={id}>
      <th scope="row" className="board-number">
        {number}
        <span className="invoice-words">{description}</span>
        <InvoiceHistory events={events} />
      </th>
      <td className="board-due">
        <time dateTime={due}>{date(due)}</time>
      </td>
      <td className="board-amount board-right">{money(amount, currency, language)}</td>
      <td className="board-status">
        <Chip {...invoiceStyles[status]}>{names(status)}</Chip>
        {paidOn && <span className="invoice-paid">{t('paidOn', { date: date(paidOn) })}</span>}
      </td>
      <td className="board-actions board-right">
        <Actions invoice={invoice} today={today} canChange={canChange} />
      </td>
    </tr>
  )
}

function Actions({ invoice, today, canChange }: Props) {
  const t = useTranslations('invoiceBoard')
  const names = useTranslations('invoiceNames.statuses')
  const language = useLocale()
  const toasts = useBoardToasts()
  const [isAsking, setIsAsking] = useState(false)
  const { id, number, amount, currency, status, paidOn, due } = invoice
  const unpay = useMutation(unpayMutation(invoice, useInvoiceMutationContext()))
  const isSaving = useIsMutating({ mutationKey: [paymentsOf(id)] }) > 0
  const view = () => {
    const words = { amount: money(amount, currency, language), status: names(status) }
    toasts.done(t('notice.title', { number }), t('notice.text', words))
  }
  const act = status === 'paid' ? 'unpay' : 'pay'
  return (
    <>
      <Button variant="line" size="compact" aria-label={t('viewOne', { number })} onClick={view}>
        {t('view')}
      </Button>
      {/* A plain link to a file. */}
      <a
        href={`/api/invoice-pdf/${id}`}
        className={buttonClass('quiet', 'compact')}
        aria-label={t('pdfOne', { number })}
      >
        {t('pdf')}
      </a>
      {canChange && (
        <Button
          variant="quiet"
          size="compact"
          aria-label={t(`${act}One`, { number })}
          aria-disabled={isSaving}
          onClick={() => {
            if (isSaving) return
            if (act === 'pay') setIsAsking(true)
            else unpay.mutate({ next: today > due ? 'overdue' : 'pending', shown: { status, paidOn } })
          }}
        >
          {t(act)}
        </Button>
      )}
      {isAsking && <MarkPaid invoice={invoice} today={today} onClose={() => setIsAsking(false)} />}
    </>
  )
}
