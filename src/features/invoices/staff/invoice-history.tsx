'use client'

import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'

import { fullTime, useAgencyDay } from '@/components/staff/use-time'
import type { InvoiceEvent } from '../queries/invoice-board-page'

/** What happened to an invoice, oldest first, with who did it and when. */
export function InvoiceHistory({ events }: { events: readonly InvoiceEvent[] }) {
  const t = useTranslations('invoiceBoard')
  if (events.length === 0) return null
  return (
    <details className="invoice-history">
      <summary>{t('history')}</summary>
      <ol>
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
      <time dateTime={createdAt}>{fullTime(new Date(createdAt), language, zone, now)}</time>
    </li>
  )
}
