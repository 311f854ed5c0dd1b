import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import type { TicketCounts } from '@/features/tickets/queries/ticket-list'
import type { Invoices, CurrencyTotals } from '@/features/invoices/queries/invoices'
import type { Proposals } from '@/features/proposals/queries/client-proposals'
import type { Language } from '@/i18n/languages'
import { defaultCurrency, joinedMoney, money } from '@/lib/money'

type Props = {
  /** Each is undefined when it could not be read. */
  invoices?: Invoices
  proposals?: Proposals
  tickets?: TicketCounts
}

const zero: CurrencyTotals = [{ currency: defaultCurrency, cents: 0 }]

/** Totals are shown per currency and never added up. */
const amounts = (totals: CurrencyTotals, language: Language) =>
  (totals.length > 0 ? totals : zero).map(({ cents, currency }) => money(cents, currency, language))

const joinedAmounts = (totals: CurrencyTotals, language: Language) =>
  joinedMoney(totals.length > 0 ? totals : zero, language)

/** The three figures at the top of the client dashboard. */
export function DashboardTotals({ invoices, proposals, tickets }: Props) {
  const t = useTranslations('portal.dashboard')
  const language = useLocale()
  const unavailable = <Figure value={t('unreadFigure')} note={t('unread')} />
  return (
    <dl className="dashboard-figures">
      <div className="dashboard-figures-wide">
        <dt>{t('invoices.total')}</dt>
        {invoices ? (
          <Figure
            value={amounts(invoices.total, language).map((amount) => (
              <span
                key={amount}
                className={
                  invoices.total.length > 1
                    ? 'dashboard-figures-one'
                    : amount.length > 11
                      ? 'dashboard-figures-long'
                      : undefined
                }
              >
                {amount}
              </span>
            ))}
            note={
              <>
                {t('invoices.count', { count: invoices.rows.length })}
                {invoices.balance.length > 0 && (
                  <>
                    {', '}
                    {t('invoices.balance', { amount: joinedAmounts(invoices.balance, language) })}
                  </>
                )}
                {invoices.overdue.length > 0 && (
                  <>
                    {', '}
                    <strong>
                      {t('invoices.overdue', { amount: joinedAmounts(invoices.overdue, language) })}
                    </strong>
                  </>
                )}
              </>
            }
          />
        ) : (
          unavailable
        )}
      </div>
      <div>
        <dt>{t('proposals.active')}</dt>
        {proposals ? (
          <Figure
            value={proposals.active}
            note={t('proposals.potential', { amount: joinedAmounts(proposals.potential, language) })}
          />
        ) : (
          unavailable
        )}
      </div>
      <div>
        <dt>{t('tickets.open')}</dt>
        {tickets ? (
          <Figure value={tickets.open} note={t('tickets.total', { count: tickets.all })} />
        ) : (
          unavailable
        )}
      </div>
    </dl>
  )
}

const Figure = ({ value, note }: { value: ReactNode; note: ReactNode }) => (
  <>
    <dd className="dashboard-figures-value">{value}</dd>
    <dd className="dashboard-figures-note">{note}</dd>
  </>
)
