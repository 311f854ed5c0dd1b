'use client'

import { useTranslations } from 'next-intl'

import { chipClass, tintClass } from '@/components/ui/chip'
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
function ProgressGlyph({ way, className = '' }: { way: number | null; className?: string }) {
  const x = (9 - 7 * Math.cos(Math.PI * (way ?? 0))).toFixed(2)
  const y = (9.5 - 7 * Math.sin(Math.PI * (way ?? 0))).toFixed(2)
  return (
    <svg
      viewBox="0 0 18 11"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className={`h-3 w-4.5 flex-none ${className}`}
    >
      <path className="opacity-30" d="M2 9.5a7 7 0 0 1 14 0" />
      {way === null ? (
        <path d="M6 3l6 6M12 3L6 9" />
      ) : (
        <>
          <path d={`M2 9.5A7 7 0 0 1 ${x} ${y}`} />
          <circle cx={x} cy={y} r="2" fill="currentColor" stroke="none" />
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
    <span className={chipClass(tint)}>
      <ProgressGlyph way={way} />
      {t(`statuses.${status}`)}
    </span>
  )
}

/** A select that looks like a text, whose options look like a list. */
const select =
  'min-h-7 cursor-pointer appearance-none rounded-control py-1 text-ellipsis max-md:min-h-11 *:bg-surface *:text-ink'

type StatusProps = { status: LeadStatus; label: string; onChange: (status: LeadStatus) => void }

/** The status of a lead: the chip itself is a native select, on phones with room for a finger above and below it. */
export function StatusSelect({ status, label, onChange }: StatusProps) {
  const t = useTranslations('leads')
  const { tint, way } = statusStyles[status]
  return (
    <span
      className={`relative inline-flex max-w-full items-center rounded-control max-md:bg-clip-content max-md:py-2 md:hover:inset-ring ${tintClass(tint)}`}
    >
      <ProgressGlyph way={way} className="pointer-events-none absolute left-2" />
      <RowSelect
        label={label}
        value={status}
        options={leadStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        control="status"
        className={`${select} min-w-31 pr-6.5 pl-8 text-note font-semibold max-md:-my-2`}
        arrow="absolute right-2 size-3"
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
    <span className="group/assignee relative flex items-center *:first:pointer-events-none *:first:absolute *:first:left-0">
      {assignee ? (
        <Avatar id={assignee.id} name={nameOf(assignee)} size="small" />
      ) : (
        <span className="size-6 rounded-full border border-dashed border-field-line" aria-hidden="true" />
      )}
      <RowSelect
        label={label}
        value={assignee?.id ?? ''}
        options={[
          { value: '', label: t('unassigned') },
          ...people.map((person) => ({ value: person.id, label: nameOf(person) })),
        ]}
        control="assignee"
        className={`${select} w-full pr-4 pl-7.5 ${assignee ? '' : 'text-muted'}`}
        // In a row only while it can be used.
        arrow="absolute right-0.5 size-3 text-muted group-focus-within/assignee:opacity-100 group-hover/row:opacity-100 md:pointer-fine:in-[tr]:opacity-0"
        onChange={(chosen) => onChange(people.find(({ id }) => id === chosen) ?? null)}
      />
    </span>
  )
}
