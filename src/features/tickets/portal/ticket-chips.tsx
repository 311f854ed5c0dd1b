import { useTranslations } from 'next-intl'

import { Chip } from '@/components/ui/chip'
import type { TicketPriority, TicketStatus } from '../rules'
import { priorityStyles, statusStyles } from '../ticket-styles'

/** The status of a ticket. */
export function StatusChip({ status }: { status: TicketStatus }) {
  const t = useTranslations('portal.statuses.ticket')
  return <Chip {...statusStyles[status]}>{t(status)}</Chip>
}

/** The priority of a ticket. */
export function PriorityChip({ priority }: { priority: TicketPriority }) {
  const t = useTranslations('portal.statuses.priority')
  return <Chip {...priorityStyles[priority]}>{t(priority)}</Chip>
}
