import { useTranslations } from 'next-intl'

import { Chip } from '@/components/ui/chip'
import { invoiceLooks } from '../invoice-looks'
import type { InvoiceStatus } from '../rules'

/** The status of an invoice. */
export function InvoiceChip({ status }: { status: InvoiceStatus }) {
  const t = useTranslations('portal.statuses.invoice')
  return <Chip {...invoiceLooks[status]}>{t(status)}</Chip>
}
