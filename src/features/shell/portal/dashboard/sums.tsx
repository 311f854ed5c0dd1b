import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import type { TicketFigures } from '@/features/clients/queries'
import type { Invoices, Sums as Totals } from '@/features/invoices/queries'
import type { Proposals } from '@/features/proposals/queries'
import type { Language } from '@/i18n/languages'
import { defaultCurrency, money } from '@/lib/money'

type Props = {
  /** Each is missing when it could not be read. */
  invoices?: Invoices
  proposals?: Proposals
  tickets?: TicketFigures
}

const nothing: Totals = [{ currency: defaultCurrency, cents: 0 }]

/** Sums of several currencies stand beside each other: they are not added. */
const amounts = (totals: Totals, language: Language) =>
  (totals.length > 0 ? totals : nothing).map(({ cents, currency }) => money(cents, currency, language))

const joined = (totals: Totals, language: Language) =>
  new Intl.ListFormat(language).format(amounts(totals, language))

/** The three figures of a client (specification, section 2). */
export function Sums({ invoices, proposals, tickets }: Props) {
  const t = useTranslations('portal.dashboard')
  const language = useLocale()
  const unread = <Figure value={t('unreadFigure')} note={t('unread')} />
  return (
    <dl className="sums">
      <div className="sums-wide">
        <dt>{t('invoices.total')}</dt>
        {invoices ? (
          <Figure
            value={amounts(invoices.total, language).map((amount) => (
              <span
                key={amount}
                className={
                  invoices.total.length > 1 ? 'sums-one' : amount.length > 11 ? 'sums-long' : undefined
                }
              >
                {amount}
              </span>
            ))}
            note={
              <>
                {t('invoices.count', { count: invoices.rows.length })}
                {invoices.overdue.length > 0 && (
                  <>
                    {', '}
                    <strong>{t('invoices.overdue', { amount: joined(invoices.overdue, language) })}</strong>
                  </>
                )}
              </>
            }
          />
        ) : (
          unread
        )}
      </div>
      <div>
        <dt>{t('proposals.active')}</dt>
        {proposals ? (
          <Figure
            value={proposals.active}
            note={t('proposals.potential', { amount: joined(proposals.potential, language) })}
          />
        ) : (
          unread
        )}
      </div>
      <div>
        <dt>{t('tickets.open')}</dt>
        {tickets ? <Figure value={tickets.open} note={t('tickets.total', { count: tickets.all })} /> : unread}
      </div>
    </dl>
  )
}

const Figure = ({ value, note }: { value: ReactNode; note: ReactNode }) => (
  <>
    <dd className="sums-value">{value}</dd>
    <dd className="sums-note">{note}</dd>
  </>
)
