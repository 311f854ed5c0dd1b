import { useTranslations } from 'next-intl'

import { Chip, type Glyph, type Tint } from '@/components/ui/chip'
import type { TicketPriority, TicketStatus } from '../rules'

const statuses: Record<TicketStatus, [Tint, Glyph]> = {
  open: ['blue', 'ring'],
  in_progress: ['yellow', 'half'],
  resolved: ['green', 'check'],
  closed: ['grey', 'dash'],
}
const priorities: Record<TicketPriority, [Tint, Glyph]> = {
  low: ['green', 'low'],
  medium: ['yellow', 'medium'],
  high: ['orange', 'high'],
  urgent: ['red', 'alert'],
}

/** Where a ticket stands (specification, section 4). */
export function StatusChip({ status }: { status: TicketStatus }) {
  const t = useTranslations('portal.statuses.ticket')
  const [tint, glyph] = statuses[status]
  return (
    <Chip tint={tint} glyph={glyph}>
      {t(status)}
    </Chip>
  )
}

/** How pressing a ticket is. */
export function PriorityChip({ priority }: { priority: TicketPriority }) {
  const t = useTranslations('portal.statuses.priority')
  const [tint, glyph] = priorities[priority]
  return (
    <Chip tint={tint} glyph={glyph}>
      {t(priority)}
    </Chip>
  )
}
