import { useTranslations } from 'next-intl'

import { Chip } from '@/components/ui/chip'
import { invoiceStyles } from '../invoice-styles'
import type { InvoiceStatus } from '../rules'

/** The status of an invoice. */
export function InvoiceChip({ status }: { status: InvoiceStatus }) {
  const t = useTranslations('portal.statuses.invoice')
  return <Chip {...invoiceStyles[status]}>{t(status)}</Chip>
}
