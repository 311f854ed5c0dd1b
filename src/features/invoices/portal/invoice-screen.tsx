import { useLocale, useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { BackLink } from '@/components/portal/back-link'
import { DownloadLink, StartDownload } from '@/components/portal/download'
import { textLink } from '@/components/ui/text-link'
import type { Settings } from '@/features/settings/queries'
import { Fact, Facts } from '@/components/portal/facts'
import { PortalMain } from '@/components/portal/frame'
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
    <PortalMain
      padding="pt-8 pb-28 max-md:pt-3 max-md:pb-18"
      className="grid grid-cols-[minmax(0,--spacing(66))_minmax(0,1fr)] items-start gap-x-18 gap-y-10 max-md:grid-cols-1 print:block"
    >
      <div className="print:hidden">
        {forClient && <BackLink href="/dashboard?tab=invoices">{t('back')}</BackLink>}
        <h1 className="mt-1.5 text-[min(2.125rem,11vw)] leading-[1.18] wrap-anywhere lining-nums tabular-nums">
          {number}
        </h1>
        <div className="mt-6 border-t-2 border-ink pt-4.5">
          <p className="text-muted">{t(status === 'paid' ? 'amountPaid' : 'amountDue')}</p>
          <p className="font-display text-[min(2.125rem,11vw)] leading-[1.18] font-head tracking-[-0.03em] wrap-anywhere lining-nums tabular-nums">
            {money(amount, currency, language)}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted">
            <InvoiceChip status={status} />
            {status !== 'paid' && <span>{t(status === 'overdue' ? 'since' : 'until', { date })}</span>}
          </p>
        </div>
        {/* A plain link to a file. Without `download`, which would save the sign-in page after a session ended. */}
        <StartDownload href={file} />
        <DownloadLink
          href={file}
          className={buttonClass('line', 'normal', 'mt-5.5 mb-7 w-full')}
          preparing={t('preparing')}
        >
          <svg
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            aria-hidden="true"
            className="size-4.5"
          >
            <path d="M12 4v11.5M7 11l5 5 5-5M4.5 20h15" />
          </svg>
          {t('download')}
        </DownloadLink>
        <Facts>
          <Fact label={t('issued')}>{agencyDay(issued, language, settings.zone)}</Fact>
          <Fact label={t('due')}>{date}</Fact>
          {proposal && (
            <Fact label={t('fromProposal')}>
              <Link href={`/proposal/${proposal.id}`} prefetch={false} className={textLink}>
                {proposal.title}
              </Link>
            </Fact>
          )}
          {forClient && (
            <Fact label={t('question')}>
              <Link href={newTicketPath({ kind: 'invoice', id })} prefetch={false} className={textLink}>
                {t('ask')}
              </Link>
            </Fact>
          )}
        </Facts>
      </div>
      <InvoiceSheet invoice={invoice} payment={payment} settings={settings} />
    </PortalMain>
  )
}
