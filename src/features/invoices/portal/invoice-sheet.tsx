import { useLocale, useTranslations } from 'next-intl'

import { Mark } from '@/features/shell/site/mark'
import type { Settings } from '@/features/settings/queries'
import type { Text } from '@/i18n/text'
import { longDate } from '@/lib/dates'
import { money } from '@/lib/money'
import type { FullInvoice } from '../queries'

type Props = {
  invoice: FullInvoice
  payment?: Text
  settings: Pick<Settings, 'brand' | 'email' | 'phone' | 'zone'>
}

/** The invoice as it stands on paper; its PDF says the same in the client's language. */
export function InvoiceSheet({ invoice, payment, settings: { brand, email, phone, zone } }: Props) {
  const t = useTranslations('invoices.paper')
  const language = useLocale()
  const { number, client, description, amount, currency, due, issued, proposal, status } = invoice
  const sum = money(amount, currency, language)
  return (
    <article className="paper" aria-label={t('label', { number })}>
      <header className="paper-head">
        <p className="paper-brand">
          <Mark size={26} />
          {brand}
        </p>
        <p className="paper-from">
          {email && <span>{email}</span>}
          {phone && <span>{phone}</span>}
        </p>
      </header>
      <h2>{t('title')}</h2>
      <p className="paper-quiet">{number}</p>
      <dl className="paper-facts">
        <div>
          <dt>{t('billedTo')}</dt>
          <dd>
            <strong>{client.company ?? client.name}</strong>
            {client.company && <span>{client.name}</span>}
            <span>{client.email}</span>
          </dd>
        </div>
        {proposal && (
          <div>
            <dt>{t('for')}</dt>
            <dd>{proposal.title}</dd>
          </div>
        )}
        <div>
          <dt>{t('issued')}</dt>
          <dd>{longDate(issued, language, zone)}</dd>
        </div>
        <div>
          <dt>{t('due')}</dt>
          <dd>{longDate(due, language, 'UTC')}</dd>
        </div>
      </dl>
      <table className="paper-lines">
        <thead>
          <tr>
            <th scope="col">{t('description')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{description}</td>
            <td>{sum}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t(status === 'paid' ? 'paid' : 'total')}</th>
            <td>{sum}</td>
          </tr>
        </tfoot>
      </table>
      {payment && status !== 'paid' && (
        <section className="paper-payment">
          <h3>{t('howToPay')}</h3>
          <p lang={payment.lang === language ? undefined : payment.lang}>{payment.text}</p>
        </section>
      )}
      {email && <p className="paper-foot">{t('questions', { email })}</p>}
    </article>
  )
}
