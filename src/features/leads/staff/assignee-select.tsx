'use client'

import { useTranslations } from 'next-intl'

import { Chevron } from '@/components/ui/icons'
import { Avatar } from '@/components/staff/avatar'
import { useHydrated } from '@/components/ui/use-browser'
import type { Person } from '../queries/lead-rows'
import { useLeadBoard } from './lead-board-context'

type Props = { assignee: Person | null; label: string; onChange: (assignee: Person | null) => void }

/** Who has a lead, as a native select. Someone who has left the team stays visible until the lead gets another assignee. */
export function AssigneeSelect({ assignee, label, onChange }: Props) {
  const t = useTranslations('leadBoard')
  const { staff } = useLeadBoard()
  const isHydrated = useHydrated()
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
      <select
        aria-label={label}
        value={assignee?.id ?? ''}
        disabled={!isHydrated}
        onChange={({ target }) => onChange(people.find(({ id }) => id === target.value) ?? null)}
        data-control="assignee"
      >
        <option value="">{t('unassigned')}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {nameOf(person)}
          </option>
        ))}
      </select>
      <Chevron />
    </span>
  )
}
