'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { Avatar } from '@/components/staff/avatar'
import type { ListedPerson } from '../queries/people-board-page'
import { MAX_COUNTED_OWNED } from '../rules'
import { personMutation, usePeopleMutationContext } from './people-mutations'
import { PersonChip, PersonSeen } from './person-state'
import { RoleControl } from './role-control'

export type PersonDialog = { kind: 'handOver' | 'deactivate'; person: ListedPerson }

type Props = {
  person: ListedPerson
  isCurrent: boolean
  isMe: boolean
  isLastAdmin: boolean
  canManage: boolean
  onOpen: (dialog: PersonDialog) => void
}

const countOf = (count: number, state: string) => {
  if (state === 'invited' && count === 0) return '—'
  return count > MAX_COUNTED_OWNED ? `${MAX_COUNTED_OWNED.toLocaleString('en-US')}+` : count
}

/** A staff member on the list. */
export function PersonRow({ person, isCurrent, isMe, isLastAdmin, canManage, onOpen }: Props) {
  const t = useTranslations('peopleBoard')
  const { id, email, state } = person
  const name = person.name ?? email
  const classes = [isCurrent && 'board-current', state === 'deactivated' && 'person-out']
  return (
    <tr data-row={id} className={classes.filter(Boolean).join(' ') || undefined}>
      <th scope="row" className="board-person">
        <span className="person-cell">
          <Avatar id={id} name={name} />
          <span>
            <a href={`/admin/collections/users/${id}`} className="person-link">
              {name}
            </a>
            <span className="person-email" title={email}>
              {email}
            </span>
          </span>
        </span>
      </th>
      <td className="board-role">
        <RoleControl person={person} name={name} isLastAdmin={isLastAdmin} canManage={canManage} />
      </td>
      <td className="board-language">{t(`languages.${person.language}`)}</td>
      <td className="board-leads board-right" data-label={t('columns.leads')}>
        {countOf(person.leads, state)}
      </td>
      <td className="board-proposals board-right" data-label={t('columns.proposals')}>
        {countOf(person.proposals, state)}
      </td>
      <td className="board-seen">
        <PersonSeen person={person} isMe={isMe} />
      </td>
      <td className="board-state">
        <PersonChip person={person} />
      </td>
      <td className="board-actions board-right">
        {isLastAdmin ? (
          <small className="muted">{t('lastAdmin')}</small>
        ) : (
          canManage && <Actions person={person} name={name} onOpen={onOpen} />
        )}
      </td>
    </tr>
  )
}

function Actions({ person, name, onOpen }: Pick<Props, 'person' | 'onOpen'> & { name: string }) {
  const context = usePeopleMutationContext()
  const { t } = context
  const resend = useMutation(personMutation(person.id, 'resend', context))
  const activate = useMutation(personMutation(person.id, 'activate', context))
  const owns = person.leads + person.proposals > 0
  const action = (
    key: 'handOver' | 'deactivate' | 'activate' | 'sendAgain',
    run: () => void,
    busy = false,
  ) => (
    <Button
      variant="line"
      size="compact"
      className={key === 'deactivate' ? 'button-remove' : undefined}
      aria-label={t('of', { action: t(key), name })}
      aria-disabled={busy}
      onClick={() => !busy && run()}
    >
      {t(key)}
    </Button>
  )
  return (
    <span className="person-actions">
      {person.state === 'invited' && action('sendAgain', () => resend.mutate(), resend.isPending)}
      {owns && action('handOver', () => onOpen({ kind: 'handOver', person }))}
      {person.state === 'deactivated'
        ? action('activate', () => activate.mutate(), activate.isPending)
        : action('deactivate', () => onOpen({ kind: 'deactivate', person }))}
    </span>
  )
}
