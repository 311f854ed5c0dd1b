'use client'

import { useTranslations } from 'next-intl'

import { ChipSelect } from '@/components/staff/chip-select'
import { Chip } from '@/components/ui/chip'
import { ticketPriorities, ticketStatuses, type TicketPriority, type TicketStatus } from '../rules'
import { priorityStyles, statusStyles } from '../ticket-styles'

/** The status of a ticket. */
export function StatusChip({ status }: { status: TicketStatus }) {
  const t = useTranslations('ticketNames.statuses')
  return <Chip {...statusStyles[status]}>{t(status)}</Chip>
}

/** The priority of a ticket. */
export function PriorityChip({ priority }: { priority: TicketPriority }) {
  const t = useTranslations('ticketNames.priorities')
  return <Chip {...priorityStyles[priority]}>{t(priority)}</Chip>
}

type SelectProps<Value extends string> = {
  value: Value
  label: string
  onChange: (value: Value) => void
  /** The name by which a key finds the control. */
  control?: string
}

/** The status of a ticket: the chip itself is a native select. */
export function StatusSelect(props: SelectProps<TicketStatus>) {
  const t = useTranslations('ticketNames.statuses')
  return (
    <ChipSelect
      {...props}
      {...statusStyles[props.value]}
      options={ticketStatuses.map((value) => ({ value, label: t(value) }))}
    />
  )
}

/** The priority of a ticket: the chip itself is a native select. */
export function PrioritySelect(props: SelectProps<TicketPriority>) {
  const t = useTranslations('ticketNames.priorities')
  return (
    <ChipSelect
      {...props}
      {...priorityStyles[props.value]}
      options={ticketPriorities.map((value) => ({ value, label: t(value) }))}
    />
  )
}
