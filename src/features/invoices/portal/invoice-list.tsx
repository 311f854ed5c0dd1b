import { useLocale, useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Cell, rowAction, Table } from '@/components/ui/table'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/portal/link'
import { newTicketPath } from '@/lib/ticket-subject'
import { dayText } from '@/lib/agency-day'
import { money } from '@/lib/money'
import type { Invoice } from '../queries/invoices'
import { invoiceStyles } from '../invoice-styles'
import type { InvoiceStatus } from '../rules'

/** The status of an invoice. */
export function InvoiceChip({ status }: { status: InvoiceStatus }) {
  const t = useTranslations('portal.statuses.invoice')
  return <Chip {...invoiceStyles[status]}>{t(status)}</Chip>
}

/** The invoices of a client. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useTranslations('invoices.list')
  if (invoices.length === 0)
    return (
      <EmptyState title={t('empty.title')} text={t('empty.text')}>
        <Link href={newTicketPath()} prefetch={false} className={buttonClass('line')}>
          {t('empty.act')}
        </Link>
      </EmptyState>
    )
  return (
    <Table
      caption={t('caption')}
      columns={[
        { key: 'number', label: t('number') },
        { key: 'description', label: t('description') },
        { key: 'due', label: t('due') },
        { key: 'status', label: t('status') },
        { key: 'amount', label: t('amount'), isAmount: true },
        { key: 'action', label: t('action'), isLabelHidden: true },
      ]}
    >
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} />
      ))}
    </Table>
  )
}

function InvoiceRow({
  invoice: { id, number, description, due, status, amount, currency },
}: {
  invoice: Invoice
}) {
  const t = useTranslations('invoices.list')
  const language = useLocale()
  const date = dayText(due, language)
  return (
    <tr>
      <Cell place="id">{number}</Cell>
      <Cell place="words">{description}</Cell>
      <Cell place="date">
        <span className="max-md:hidden">{date}</span>
        <span className="md:hidden">{t(`dueOn.${status}`, { date })}</span>
      </Cell>
      <Cell place="state">
        <InvoiceChip status={status} />
      </Cell>
      <Cell place="amount">{money(amount, currency, language)}</Cell>
      <Cell place="act" className={status === 'paid' ? 'max-md:text-start' : undefined}>
        <Link
          href={`/dashboard/invoices/${id}`}
          prefetch={false}
          className={
            status === 'paid'
              ? buttonClass('quiet', 'compact', rowAction.quiet)
              : buttonClass('line', 'compact', rowAction.main)
          }
        >
          <span>
            {t.rich('view', { more: (chunks) => <span className="md:hidden">{chunks}</span> })}
            <span className="sr-only"> {number}</span>
          </span>
        </Link>
      </Cell>
    </tr>
  )
}
