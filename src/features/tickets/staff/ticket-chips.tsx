'use client'

import { useTranslations } from 'next-intl'

import { Chip, ChipGlyph, type Glyph, type Tint } from '@/components/ui/chip'
import { RowSelect } from '@/components/staff/row-select'
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
      options={ticketStatuses}
      nameOf={(name) => t(name)}
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
      options={ticketPriorities}
      nameOf={(name) => t(name)}
    />
  )
}

type ChipSelectProps<Value extends string> = SelectProps<Value> & {
  tint: Tint
  glyph: Glyph
  options: readonly Value[]
  nameOf: (value: Value) => string
}

function ChipSelect<Value extends string>(props: ChipSelectProps<Value>) {
  return (
    <span className={`ticket-select tint-${props.tint}`}>
      <ChipGlyph glyph={props.glyph} />
      <RowSelect
        label={props.label}
        value={props.value}
        options={props.options.map((value) => ({ value, label: props.nameOf(value) }))}
        control={props.control}
        onChange={props.onChange}
      />
    </span>
  )
}
