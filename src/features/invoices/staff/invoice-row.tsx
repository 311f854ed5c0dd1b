'use client'

import { useLocale, useTranslations, useNow, useTimeZone } from 'next-intl'
import { useState } from 'react'
import { useIsMutating, useMutation } from '@tanstack/react-query'

import { Button, buttonClass } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { useBoardToasts } from '@/components/staff/use-toasts'
import { money } from '@/lib/money'
import { fullTime, useAgencyDay } from '@/components/staff/use-time'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { FormField, VerbForm } from '@/components/staff/verb-form'
import { isDay } from '@/lib/agency-day'
import { invoiceStyles } from '../invoice-styles'
import type { BoardInvoice, InvoiceEvent } from '../queries/invoice-board-page'
import { paymentsOf, unpayMutation, useInvoiceMutationContext, payMutation } from './invoice-mutations'

/** Small words below what they are about. */
const note = 'block text-note/4.5 font-text text-muted'

/** What happened to an invoice, oldest first, with who did it and when. */
function InvoiceHistory({ events }: { events: readonly InvoiceEvent[] }) {
  const t = useTranslations('invoiceBoard')
  if (events.length === 0) return null
  return (
    <details className={note}>
      <summary className="inline-block min-h-6 cursor-pointer leading-6 underline touch:min-h-11 touch:leading-11">
        {t('history')}
      </summary>
      <ol className="mb-1.5">
        {events.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </ol>
    </details>
  )
}

function Entry({ event: { type, actor, paidOn, createdAt } }: { event: InvoiceEvent }) {
  const t = useTranslations('invoiceBoard')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow()
  const date = useAgencyDay()
  return (
    <li>
      {t(`event.${type}`, { name: actor ?? t('unknown'), date: paidOn ? date(paidOn) : '' })}
      <time dateTime={createdAt} className="ml-2 whitespace-nowrap">
        {fullTime(new Date(createdAt), language, zone, now)}
      </time>
    </li>
  )
}

type MarkPaidProps = {
  invoice: BoardInvoice
  /** The agency's day, which is the latest day of a payment. */
  today: string
  onClose: () => void
}

/** Asks on which day an invoice was paid. It closes as soon as the list shows the payment. */
function MarkPaid({ invoice, today, onClose }: MarkPaidProps) {
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

type Props = { invoice: BoardInvoice; today: string; canChange: boolean }

/** An invoice in the list of a client. */
export function InvoiceRow({ invoice, today, canChange }: Props) {
  const t = useTranslations('invoiceBoard')
  const names = useTranslations('invoiceNames.statuses')
  const language = useLocale()
  const date = useAgencyDay('medium')
  const { id, number, description, amount, currency, due, status, paidOn, events } = invoice
  return (
    <tr data-row={id} className="max-md:gap-y-1.5">
      <th scope="row" className="font-semibold wrap-anywhere max-md:col-span-full">
        {number}
        <span className={`${note} whitespace-pre-line`}>{description}</span>
        <InvoiceHistory events={events} />
      </th>
      <td className="whitespace-nowrap">
        <time dateTime={due}>{date(due)}</time>
      </td>
      <td className="text-end whitespace-nowrap max-md:col-start-2">{money(amount, currency, language)}</td>
      <td className="max-md:col-span-full max-md:justify-self-start">
        <Chip {...invoiceStyles[status]}>{names(status)}</Chip>
        {paidOn && <span className={`${note} mt-0.5`}>{t('paidOn', { date: date(paidOn) })}</span>}
      </td>
      <td className="text-end max-md:col-span-full max-md:flex max-md:flex-wrap max-md:gap-1 max-md:justify-self-start max-md:text-start">
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
