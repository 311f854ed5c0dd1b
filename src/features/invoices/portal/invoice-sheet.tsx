import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

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
    <div className="min-w-0 max-md:-mx-gutter">
      <article data-scheme="light" className={sheet} aria-label={t('label', { number })}>
        <header className="flex items-start justify-between gap-4 not-print:max-md:flex-col">
          <p className="flex items-center gap-2.5 font-display text-body leading-[1.3] font-head">
            <Mark size={26} />
            {brand}
          </p>
          <p className="text-end text-muted not-print:max-md:text-start">
            {[legal.name, legal.address, legal.taxId, email, phone].map(
              (line) => line && <Line key={line}>{line}</Line>,
            )}
          </p>
        </header>
        <h2 className="mt-13 text-title leading-[1.1] max-md:mt-10 print:mt-6 print:break-after-avoid">
          {t('title')}
        </h2>
        <p className="text-muted tabular-nums">
          {number}
          {/* On a screen it is beside the sheet. */}
          <span className="hidden print:inline"> · {t(`statuses.${status}`)}</span>
        </p>
        {language === 'es' && <p className="text-muted">{t('notTaxDocument')}</p>}
        {/* On paper: who and what for, each as wide as an email address, and the days below them. */}
        <dl className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-4 border-t-2 border-ink pt-3.5 max-md:grid-cols-2 @max-[16rem]:grid-cols-1 print:grid-cols-6">
          <Entry label={t('billedTo')} className={party}>
            <Line>
              <strong>{client.company ?? client.name}</strong>
            </Line>
            {client.company && <Line>{client.name}</Line>}
            <Line>{client.email}</Line>
          </Entry>
          {proposal && (
            <Entry label={t('for')} className={party}>
              {proposal.title}
            </Entry>
          )}
          <Entry label={t('issued')} className={`print:col-span-2 print:col-start-1 ${paid ? wide : ''}`}>
            {agencyDay(issued, language, zone)}
          </Entry>
          <Entry label={t('due')} className="print:col-span-2">
            {dayText(due, language)}
          </Entry>
          {paid && (
            <Entry label={t('paidOn')} className="print:col-span-2">
              {dayText(paid, language)}
            </Entry>
          )}
        </dl>
        <Lines
          names={[t('description'), t('amount')]}
          description={description}
          sum={sum}
          total={t(status === 'paid' ? 'paid' : 'total')}
        />
        {payment && status !== 'paid' && (
          <section className="mt-10 print:mt-6">
            <h3 className="font-sans text-small leading-[1.55] font-strong tracking-[0] print:break-after-avoid">
              {t('paymentInstructions')}
            </h3>
            <p
              lang={payment.lang === language ? undefined : payment.lang}
              className="whitespace-pre-line text-muted"
            >
              {payment.text}
            </p>
          </section>
        )}
        {email && (
          <div className="mt-auto pt-12 print:break-before-avoid print:pt-6">
            <p className="border-t border-line pt-3.5 text-note text-muted">{t('questions', { email })}</p>
          </div>
        )}
      </article>
    </div>
  )
}

/**
 * Light in both color schemes, like the PDF. On paper it is a block: a page may break inside, and not before the last line
 * alone. On a phone its width decides whether large text has room for two columns.
 */
const sheet = [
  'flex min-h-238 flex-col bg-surface px-14 text-ink pt-13 pb-9 text-small leading-[1.55] shadow-float',
  'max-md:min-h-0 max-md:px-gutter max-md:pt-8 max-md:pb-6 max-md:shadow-none not-print:max-md:@container',
  'print:block print:min-h-0 print:p-0 print:text-[10pt] print:leading-[1.45] print:shadow-none print:[orphans:3] print:[widows:3]',
].join(' ')

/** On a phone an entry as wide as the sheet. */
const wide = 'not-print:max-md:col-span-full'
const party = `print:col-span-3 ${wide}`

const Line = ({ children }: { children: ReactNode }) => (
  <span className="block wrap-anywhere">{children}</span>
)

type EntryProps = { label: string; className: string; children: ReactNode }

const Entry = ({ label, className, children }: EntryProps) => (
  <div className={`print:break-inside-avoid ${className}`}>
    <dt className="text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
)

type LinesProps = { names: readonly [string, string]; description: string; sum: string; total: string }

/** With large text on a phone: one thing below the other. */
const stacked = '@max-[16rem]:block'
const amount = `text-end whitespace-nowrap ${stacked} @max-[16rem]:text-start`
const totals =
  'border-t border-ink pt-3.5 align-baseline font-display text-t1 leading-[1.3] font-head tracking-[-0.02em]'

/** What the invoice is for. */
const Lines = ({ names: [what, howMuch], description, sum, total }: LinesProps) => (
  <table className="mt-10 w-full border-collapse text-start lining-nums tabular-nums print:mt-6">
    <thead className="print:break-after-avoid">
      <tr className={stacked}>
        <th scope="col" className={`border-b border-ink pb-2 text-start font-medium text-muted ${stacked}`}>
          {what}
        </th>
        <th scope="col" className={`border-b border-ink pb-2 font-medium text-muted ${amount}`}>
          {howMuch}
        </th>
      </tr>
    </thead>
    <tbody>
      <tr className={stacked}>
        <td
          className={`border-b border-line py-3 pe-6 align-top wrap-anywhere whitespace-pre-line ${stacked} @max-[16rem]:border-b-0 @max-[16rem]:pe-0 @max-[16rem]:pb-0`}
        >
          {description}
        </td>
        <td className={`border-b border-line py-3 align-top ${amount}`}>{sum}</td>
      </tr>
    </tbody>
    <tfoot>
      <tr className={`print:break-inside-avoid ${stacked}`}>
        <th
          scope="row"
          className={`pe-6 text-end ${totals} ${stacked} @max-[16rem]:pe-0 @max-[16rem]:text-start`}
        >
          {total}
        </th>
        <td className={`pb-3 ${totals} ${amount} @max-[16rem]:border-t-0 @max-[16rem]:pt-0`}>{sum}</td>
      </tr>
    </tfoot>
  </table>
)
