import type { Glyph, Tint } from '@/components/ui/chip'
import type { InvoiceStatus } from './rules'

/** The color and the glyph of each status. */
export const invoiceStyles: Record<InvoiceStatus, { tint: Tint; glyph: Glyph }> = {
  pending: { tint: 'blue', glyph: 'ring' },
  paid: { tint: 'emerald', glyph: 'check' },
  overdue: { tint: 'red', glyph: 'alert' },
}
