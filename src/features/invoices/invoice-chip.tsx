import { useTranslations } from 'next-intl'

import { Chip, type Glyph, type Tint } from '@/components/ui/chip'
import type { InvoiceStatus } from './rules'

/** The color and the glyph of each status. */
export const invoiceStyles: Record<InvoiceStatus, { tint: Tint; glyph: Glyph }> = {
  pending: { tint: 'blue', glyph: 'ring' },
  paid: { tint: 'emerald', glyph: 'check' },
  overdue: { tint: 'red', glyph: 'alert' },
}

/** The status of an invoice. */
export function InvoiceChip({ status }: { status: InvoiceStatus }) {
  const t = useTranslations('portal.statuses.invoice')
  return <Chip {...invoiceStyles[status]}>{t(status)}</Chip>
}
