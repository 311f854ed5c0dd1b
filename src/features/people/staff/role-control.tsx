'use client'

import { useMutation } from '@tanstack/react-query'

import { Chevron } from '@/components/ui/icons'
import { Icon } from '@/components/staff/icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { ListedPerson } from '../queries/people-board-page'
import { staffRoles, type StaffRole } from '../rules'
import { roleMutation, usePeopleMutationContext } from './people-mutations'

type Props = { person: ListedPerson; name: string; isLastAdmin: boolean; canManage: boolean }

/** The role of a person: a select for admins. The last admin has a lock instead. */
export function RoleControl({ person: { id, role, state }, name, isLastAdmin, canManage }: Props) {
  const context = usePeopleMutationContext()
  const isHydrated = useHydrated()
  const change = useMutation(roleMutation(id, context))
  if (isLastAdmin)
    return (
      <span className="person-lock">
        <Icon name="lock" />
        {context.t(`roles.${role}`)}
      </span>
    )
  if (!canManage || state === 'deactivated') return context.t(`roles.${role}`)
  return (
    <span className="person-role">
      <select
        aria-label={context.t('roleOf', { name })}
        value={role}
        disabled={!isHydrated}
        onChange={({ target }) => change.mutate({ next: target.value as StaffRole, shown: role })}
        data-control="role"
      >
        {staffRoles.toReversed().map((value) => (
          <option key={value} value={value}>
            {context.t(`roles.${value}`)}
          </option>
        ))}
      </select>
      <Chevron />
    </span>
  )
}
