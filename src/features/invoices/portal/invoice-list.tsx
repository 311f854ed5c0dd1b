import { useLocale, useTranslations } from 'next-intl'

import { Blank } from '@/features/shell/portal/dashboard/blank'
import { Link } from '@/features/shell/portal/link'
import { longDate } from '@/lib/dates'
import { money } from '@/lib/money'
import type { Invoice } from '../queries'
import { InvoiceChip } from './invoice-chip'

/** What a client owes and has paid. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useTranslations('invoices.list')
  if (invoices.length === 0)
    return (
      <Blank title={t('empty.title')} text={t('empty.text')}>
        <Link href="/dashboard?tab=support" prefetch={false} className="button button-line">
          {t('empty.act')}
        </Link>
      </Blank>
    )
  return (
    <table className="ledger">
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('description')}</th>
          <th scope="col">{t('due')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col" className="ledger-amount">
            {t('amount')}
          </th>
          <th scope="col">
            <span className="sr-only">{t('action')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  )
}

function InvoiceRow({
  invoice: { id, number, description, due, status, amount, currency },
}: {
  invoice: Invoice
}) {
  const t = useTranslations('invoices.list')
  const language = useLocale()
  const date = longDate(due, language, 'UTC')
  return (
    <tr>
      <td className="ledger-id">{number}</td>
      <td className="ledger-words">{description}</td>
      <td className="ledger-date">
        <span className="on-wide">{date}</span>
        <span className="on-phone">{t(`dueOn.${status}`, { date })}</span>
      </td>
      <td className="ledger-state">
        <InvoiceChip status={status} />
      </td>
      <td className="ledger-amount">{money(amount, currency, language)}</td>
      <td className="ledger-act">
        <Link
          href={`/dashboard/invoices/${id}`}
          prefetch={false}
          className={`button button-compact ${status === 'paid' ? 'button-quiet' : 'button-line'}`}
        >
          <span>
            {t.rich('view', { more: (words) => <span className="on-phone">{words}</span> })}
            <span className="sr-only"> {number}</span>
          </span>
        </Link>
      </td>
    </tr>
  )
}
