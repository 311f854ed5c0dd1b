import { useTranslations } from 'next-intl'

import { Chip, type Glyph, type Tint } from '@/components/ui/chip'
import type { InvoiceStatus } from '../rules'

const looks: Record<InvoiceStatus, { tint: Tint; glyph: Glyph }> = {
  pending: { tint: 'blue', glyph: 'ring' },
  paid: { tint: 'emerald', glyph: 'check' },
  overdue: { tint: 'red', glyph: 'alert' },
}

export function InvoiceChip({ status }: { status: InvoiceStatus }) {
  const t = useTranslations('portal.statuses.invoice')
  return <Chip {...looks[status]}>{t(status)}</Chip>
}
