import { useLocale, useTranslations } from 'next-intl'

import { Mark } from '@/components/site/mark'
import type { Settings } from '@/features/settings/queries'
import type { TranslatedText } from '@/i18n/languages'
import { agencyDay, dayText } from '@/lib/agency-day'
import { money } from '@/lib/money'
import type { InvoiceDetails } from '../queries/invoices'

type Props = {
  invoice: InvoiceDetails
  payment?: TranslatedText
  settings: Pick<Settings, 'brand' | 'email' | 'phone' | 'zone' | 'legal'>
}

/** The invoice as a document. The PDF shows the same in the client's language. */
export function InvoiceSheet({ invoice, payment, settings: { brand, email, phone, zone, legal } }: Props) {
  const t = useTranslations('invoices.document')
  const language = useLocale()
  const { number, client, description, amount, currency, due, issued, paid, proposal, status } = invoice
  const sum = money(amount, currency, language)
  return (
    <article className="invoice-sheet" aria-label={t('label', { number })}>
      <header className="invoice-sheet-head">
        <p className="invoice-sheet-brand">
          <Mark size={26} />
          {brand}
        </p>
        <p className="invoice-sheet-from">
          {[legal.name, legal.address, legal.taxId].map((line) => line && <span key={line}>{line}</span>)}
          {email && <span>{email}</span>}
          {phone && <span>{phone}</span>}
        </p>
      </header>
      <h2>{t('title')}</h2>
      <p className="invoice-sheet-quiet">
        {number}
        {/* On a screen it is beside the sheet. */}
        <span className="invoice-sheet-status"> · {t(`statuses.${status}`)}</span>
      </p>
      {language === 'es' && <p className="invoice-sheet-quiet">{t('notTaxDocument')}</p>}
      <dl className="invoice-sheet-facts">
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
        <div className="invoice-sheet-day">
          <dt>{t('issued')}</dt>
          <dd>{agencyDay(issued, language, zone)}</dd>
        </div>
        <div className="invoice-sheet-day">
          <dt>{t('due')}</dt>
          <dd>{dayText(due, language)}</dd>
        </div>
        {paid && (
          <div className="invoice-sheet-day">
            <dt>{t('paidOn')}</dt>
            <dd>{dayText(paid, language)}</dd>
          </div>
        )}
      </dl>
      <table className="invoice-sheet-lines">
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
        <section className="invoice-sheet-payment">
          <h3>{t('paymentInstructions')}</h3>
          <p lang={payment.lang === language ? undefined : payment.lang}>{payment.text}</p>
        </section>
      )}
      {email && <p className="invoice-sheet-foot">{t('questions', { email })}</p>}
    </article>
  )
}
