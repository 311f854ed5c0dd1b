'use client'

import { useTranslations } from 'next-intl'

import type { Tint } from '@/components/ui/chip'
import { Avatar } from '@/components/staff/avatar'
import { RowSelect } from '@/components/staff/row-select'
import { leadStatuses, type LeadStatus } from '../rules'
import type { Person } from '../queries/lead-rows'
import { useLeadBoard } from './lead-board-context'

/** The color of a status, and the lead's progress from 0 to 1; null for a lost lead. */
const statusStyles: Record<LeadStatus, { tint: Tint; way: number | null }> = {
  new: { tint: 'blue', way: 0 },
  contacted: { tint: 'yellow', way: 0.25 },
  qualified: { tint: 'green', way: 0.5 },
  proposal: { tint: 'purple', way: 0.75 },
  closed_won: { tint: 'emerald', way: 1 },
  closed_lost: { tint: 'red', way: null },
}

/** A lead's progress as an arc, with a dot at its current stage. */
function ProgressGlyph({ way }: { way: number | null }) {
  const x = (9 - 7 * Math.cos(Math.PI * (way ?? 0))).toFixed(2)
  const y = (9.5 - 7 * Math.sin(Math.PI * (way ?? 0))).toFixed(2)
  return (
    <svg className="way-glyph" viewBox="0 0 18 11" aria-hidden="true">
      <path className="way-glyph-rest" d="M2 9.5a7 7 0 0 1 14 0" />
      {way === null ? (
        <path d="M6 3l6 6M12 3L6 9" />
      ) : (
        <>
          <path d={`M2 9.5A7 7 0 0 1 ${x} ${y}`} />
          <circle cx={x} cy={y} r="2" />
        </>
      )}
    </svg>
  )
}

/** The status of a lead as a chip without a control. */
export function StatusChip({ status }: { status: LeadStatus }) {
  const t = useTranslations('leads')
  const { tint, way } = statusStyles[status]
  return (
    <span className={`chip tint-${tint}`}>
      <ProgressGlyph way={way} />
      {t(`statuses.${status}`)}
    </span>
  )
}

type StatusProps = { status: LeadStatus; label: string; onChange: (status: LeadStatus) => void }

/** The status of a lead: the chip itself is a native select. */
export function StatusSelect({ status, label, onChange }: StatusProps) {
  const t = useTranslations('leads')
  const { tint, way } = statusStyles[status]
  return (
    <span className={`chip-select tint-${tint}`}>
      <ProgressGlyph way={way} />
      <RowSelect
        label={label}
        value={status}
        options={leadStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        control="status"
        onChange={onChange}
      />
    </span>
  )
}

type AssigneeProps = { assignee: Person | null; label: string; onChange: (assignee: Person | null) => void }

/** Who has a lead, as a native select. Someone who has left the team stays visible until the lead gets another assignee. */
export function AssigneeSelect({ assignee, label, onChange }: AssigneeProps) {
  const t = useTranslations('leadBoard')
  const { staff } = useLeadBoard()
  const nameOf = ({ name }: Person) => name ?? t('unknown')
  const isFormer = assignee && !staff.some(({ id }) => id === assignee.id)
  const people = isFormer ? [assignee, ...staff] : staff
  return (
    <span className={`assignee-select ${assignee ? '' : 'assignee-none'}`}>
      {assignee ? (
        <Avatar id={assignee.id} name={nameOf(assignee)} size="small" />
      ) : (
        <span className="avatar-nobody" aria-hidden="true" />
      )}
      <RowSelect
        label={label}
        value={assignee?.id ?? ''}
        options={[
          { value: '', label: t('unassigned') },
          ...people.map((person) => ({ value: person.id, label: nameOf(person) })),
        ]}
        control="assignee"
        onChange={(chosen) => onChange(people.find(({ id }) => id === chosen) ?? null)}
      />
    </span>
  )
}
