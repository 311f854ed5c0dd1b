import { useLocale, useTranslations } from 'next-intl'

import type { TicketCounts } from '@/features/tickets/queries/ticket-list'
import type { Invoices, CurrencyTotals } from '@/features/invoices/queries/invoices'
import type { Proposals } from '@/features/proposals/queries/client-proposals'
import type { Language } from '@/i18n/languages'
import { defaultCurrency, joinedMoney, money } from '@/lib/money'
import { Figure, Figures } from './dashboard-figures'

type Props = {
  /** Each is undefined when it could not be read. */
  invoices?: Invoices
  proposals?: Proposals
  tickets?: TicketCounts
  /** Whether nothing is between them and the greeting. */
  isFirst?: boolean
}

const zero: CurrencyTotals = [{ currency: defaultCurrency, cents: 0 }]

/** Totals are shown per currency and never added up. */
const amounts = (totals: CurrencyTotals, language: Language) =>
  (totals.length > 0 ? totals : zero).map(({ cents, currency }) => money(cents, currency, language))

const joinedAmounts = (totals: CurrencyTotals, language: Language) =>
  joinedMoney(totals.length > 0 ? totals : zero, language)

/** An amount of several, or one that is too long for the size of a figure. */
const sizeOf = (amount: string, isOnly: boolean) => {
  if (!isOnly) return 'block text-t2 leading-[1.25]'
  return amount.length > 11 ? 'block text-t2 leading-[2]' : 'block'
}

/** The three figures at the top of the client dashboard. */
export function DashboardTotals({ invoices, proposals, tickets, isFirst }: Props) {
  const t = useTranslations('portal.dashboard')
  const language = useLocale()
  const unavailable = { value: t('unreadFigure'), note: t('unread') }
  return (
    <Figures isFirst={isFirst}>
      <Figure
        name={t('invoices.total')}
        isWide
        {...(invoices
          ? {
              value: amounts(invoices.total, language).map((amount) => (
                <span key={amount} className={sizeOf(amount, invoices.total.length <= 1)}>
                  {amount}
                </span>
              )),
              note: <InvoicesNote invoices={invoices} />,
            }
          : unavailable)}
      />
      <Figure
        name={t('proposals.active')}
        {...(proposals
          ? {
              value: proposals.active,
              note: t('proposals.potential', { amount: joinedAmounts(proposals.potential, language) }),
            }
          : unavailable)}
      />
      <Figure
        name={t('tickets.open')}
        {...(tickets
          ? { value: tickets.open, note: t('tickets.total', { count: tickets.all }) }
          : unavailable)}
      />
    </Figures>
  )
}

/** How many invoices there are, what is open of them, and what is overdue. */
function InvoicesNote({ invoices: { rows, balance, overdue } }: { invoices: Invoices }) {
  const t = useTranslations('portal.dashboard.invoices')
  const language = useLocale()
  return (
    <>
      {t('count', { count: rows.length })}
      {balance.length > 0 && `, ${t('balance', { amount: joinedAmounts(balance, language) })}`}
      {overdue.length > 0 && (
        <>
          {', '}
          <strong className="font-medium text-red-text">
            {t('overdue', { amount: joinedAmounts(overdue, language) })}
          </strong>
        </>
      )}
    </>
  )
}
