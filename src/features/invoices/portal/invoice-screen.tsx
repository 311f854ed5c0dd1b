import { useLocale, useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { DownloadLink, StartDownload } from '@/components/portal/download'
import { Arrow } from '@/components/ui/icons'
import type { Settings } from '@/features/settings/queries'
import { Link } from '@/components/portal/link'
import { newTicketPath } from '@/lib/ticket-subject'
import type { TranslatedText } from '@/i18n/languages'
import { agencyDay, dayText } from '@/lib/agency-day'
import { money } from '@/lib/money'
import type { InvoiceDetails } from '../queries/invoices'
import { InvoiceChip } from './invoice-list'
import { InvoiceSheet } from './invoice-sheet'

type Props = {
  invoice: InvoiceDetails
  payment?: TranslatedText
  settings: Pick<Settings, 'brand' | 'email' | 'phone' | 'zone' | 'legal'>
  /** Whether the viewer is the client: staff do not see the links to the dashboard. */
  forClient: boolean
}

/** The page of an invoice: the amount, the PDF, and the invoice itself. */
export function InvoiceScreen({ invoice, payment, settings, forClient }: Props) {
  const t = useTranslations('invoices')
  const language = useLocale()
  const { id, number, amount, currency, status, due, issued, proposal } = invoice
  const date = dayText(due, language)
  const file = `/api/invoice-pdf/${id}`
  return (
    <main id="content" className="frame invoice">
      <div className="invoice-side">
        {forClient && (
          <Link href="/dashboard?tab=invoices" prefetch={false} className="back-link">
            <Arrow back />
            {t('back')}
          </Link>
        )}
        <h1>{number}</h1>
        <div className="invoice-due">
          <p>{t(status === 'paid' ? 'amountPaid' : 'amountDue')}</p>
          <p className="invoice-amount">{money(amount, currency, language)}</p>
          <p className="invoice-state">
            <InvoiceChip status={status} />
            {status !== 'paid' && <span>{t(status === 'overdue' ? 'since' : 'until', { date })}</span>}
          </p>
        </div>
        {/* A plain link to a file. Without `download`, which would save the sign-in page after a session ended. */}
        <StartDownload href={file} />
        <DownloadLink
          href={file}
          className={buttonClass('line', undefined, 'invoice-file')}
          preparing={t('preparing')}
        >
          <svg
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M12 4v11.5M7 11l5 5 5-5M4.5 20h15" />
          </svg>
          {t('download')}
        </DownloadLink>
        <dl className="facts">
          <div>
            <dt>{t('issued')}</dt>
            <dd>{agencyDay(issued, language, settings.zone)}</dd>
          </div>
          <div>
            <dt>{t('due')}</dt>
            <dd>{date}</dd>
          </div>
          {proposal && (
            <div>
              <dt>{t('fromProposal')}</dt>
              <dd>
                <Link href={`/proposal/${proposal.id}`} prefetch={false} className="text-link">
                  {proposal.title}
                </Link>
              </dd>
            </div>
          )}
          {forClient && (
            <div>
              <dt>{t('question')}</dt>
              <dd>
                <Link href={newTicketPath({ kind: 'invoice', id })} prefetch={false} className="text-link">
                  {t('ask')}
                </Link>
              </dd>
            </div>
          )}
        </dl>
      </div>
      <InvoiceSheet invoice={invoice} payment={payment} settings={settings} />
    </main>
  )
}
