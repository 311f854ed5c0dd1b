import type { Glyph, Tint } from '@/components/ui/chip'
import type { TicketPriority, TicketStatus } from './rules'

type Look = { tint: Tint; glyph: Glyph }

/** The color and the glyph of each status. */
export const statusStyles: Record<TicketStatus, Look> = {
  open: { tint: 'blue', glyph: 'ring' },
  in_progress: { tint: 'yellow', glyph: 'half' },
  resolved: { tint: 'green', glyph: 'check' },
  closed: { tint: 'gray', glyph: 'dash' },
}

/** The color and the glyph of each priority. */
export const priorityStyles: Record<TicketPriority, Look> = {
  low: { tint: 'green', glyph: 'low' },
  medium: { tint: 'yellow', glyph: 'medium' },
  high: { tint: 'orange', glyph: 'high' },
  urgent: { tint: 'red', glyph: 'alert' },
}
