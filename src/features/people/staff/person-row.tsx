'use client'

import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'
import { useMutation } from '@tanstack/react-query'

import { Avatar } from '@/components/staff/avatar'
import { Icon } from '@/components/staff/icon'
import { RowSelect } from '@/components/staff/row-select'
import { listTime } from '@/components/staff/use-time'
import { Button } from '@/components/ui/button'
import { Chip, type Glyph, type Tint } from '@/components/ui/chip'
import type { ListedPerson } from '../queries/people-board-page'
import { type PersonState, staffRoles, MAX_COUNTED_OWNED } from '../rules'
import { roleMutation, usePeopleMutationContext, personMutation } from './people-mutations'

const styles: Record<PersonState, { tint: Tint; glyph: Glyph }> = {
  active: { tint: 'green', glyph: 'dot' },
  invited: { tint: 'blue', glyph: 'mail' },
  deactivated: { tint: 'gray', glyph: 'ring' },
}

/** Whether the person can sign in, and what became of the invitation. */
function PersonChip({ person }: { person: ListedPerson }) {
  const t = useTranslations('peopleBoard')
  const now = useNow()
  const { state, invitedUntil, invitationFailed } = person
  if (state === 'invited' && invitationFailed)
    return (
      <Chip tint="red" glyph="alert">
        {t('notDelivered')}
      </Chip>
    )
  if (state === 'invited' && (!invitedUntil || new Date(invitedUntil) < now))
    return (
      <Chip tint="yellow" glyph="alert">
        {t('expired')}
      </Chip>
    )
  return <Chip {...styles[state]}>{t(`states.${state}`)}</Chip>
}

/** When the person was seen last, invited or deactivated. */
function PersonSeen({ person, isMe }: { person: ListedPerson; isMe: boolean }) {
  const t = useTranslations('peopleBoard')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow()
  const time = (at: string) => listTime(new Date(at), language, zone, now)
  const { state, seenAt, deactivatedAt, invitedAt, invitedUntil } = person
  if (isMe) return t('now')
  if (state === 'deactivated') return deactivatedAt && t('deactivatedOn', { date: time(deactivatedAt) })
  if (state === 'active') return seenAt ? time(seenAt) : '—'
  return (
    <>
      {invitedAt && t('invitedOn', { date: time(invitedAt) })}
      {invitedUntil && (
        <small className="block text-note leading-4.5 text-pretty">
          {t('until', { date: time(invitedUntil) })}
        </small>
      )}
    </>
  )
}

type RoleControlProps = { person: ListedPerson; name: string; isLastAdmin: boolean; canManage: boolean }

/** The role of a person: a select for admins. The last admin has a lock instead. */
function RoleControl({ person: { id, role, state }, name, isLastAdmin, canManage }: RoleControlProps) {
  const context = usePeopleMutationContext()
  const change = useMutation(roleMutation(id, context))
  if (isLastAdmin)
    return (
      <span className="flex items-center gap-1.5">
        <Icon name="lock" />
        {context.t(`roles.${role}`)}
      </span>
    )
  if (!canManage || state === 'deactivated') return context.t(`roles.${role}`)
  return (
    <span className="relative inline-block">
      <RowSelect
        label={context.t('roleOf', { name })}
        value={role}
        options={staffRoles.toReversed().map((value) => ({ value, label: context.t(`roles.${value}`) }))}
        control="role"
        className="min-h-8 cursor-pointer appearance-none rounded-control border border-field-line bg-surface py-1 pr-8 pl-2.5 touch:min-h-11 touch:text-body"
        arrow="absolute top-1/2 right-2.5 -mt-1.5 size-3"
        onChange={(next) => change.mutate({ next, shown: role })}
      />
    </span>
  )
}

export type PersonDialog = { kind: 'handOver' | 'deactivate'; person: ListedPerson }

type PersonRowProps = {
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
export function PersonRow({ person, isCurrent, isMe, isLastAdmin, canManage, onOpen }: PersonRowProps) {
  const t = useTranslations('peopleBoard')
  const { id, email, state } = person
  const name = person.name ?? email
  const at = email.lastIndexOf('@')
  const isOut = state === 'deactivated'
  return (
    <tr
      data-row={id}
      data-current={isCurrent || undefined}
      className={`items-center gap-y-1.5 ${isOut ? 'text-muted' : ''}`}
    >
      <th scope="row" className="max-md:col-span-full">
        <span className="flex items-center gap-3">
          <Avatar id={id} name={name} />
          <span className="min-w-0">
            <a
              href={`/admin/collections/users/${id}`}
              className="block font-semibold text-inherit no-underline hover:underline"
            >
              {name}
            </a>
            <span className="block text-note leading-4.5 wrap-anywhere text-pretty text-muted" title={email}>
              {/* In a narrow column it is divided here, and not within a name. */}
              {email.slice(0, at)}
              <wbr />
              {email.slice(at)}
            </span>
          </span>
        </span>
      </th>
      <td className="max-md:col-start-1 max-md:row-start-2">
        <RoleControl person={person} name={name} isLastAdmin={isLastAdmin} canManage={canManage} />
      </td>
      <td className="max-md:hidden">{t(`languages.${person.language}`)}</td>
      <td
        className="labeled max-md:col-start-1 max-md:row-start-3 md:text-end"
        data-label={t('columns.leads')}
      >
        {countOf(person.leads, state)}
      </td>
      <td
        className="labeled text-end max-md:col-start-2 max-md:row-start-3"
        data-label={t('columns.proposals')}
      >
        {countOf(person.proposals, state)}
      </td>
      <td className="text-muted max-md:hidden">
        <PersonSeen person={person} isMe={isMe} />
      </td>
      <td className="max-md:col-start-2 max-md:row-start-2 max-md:justify-self-end">
        <PersonChip person={person} />
      </td>
      <td className="max-md:col-span-full md:text-end">
        {isLastAdmin ? (
          <small className="block text-note leading-4.5 text-pretty text-muted">{t('lastAdmin')}</small>
        ) : (
          canManage && <Actions person={person} name={name} onOpen={onOpen} />
        )}
      </td>
    </tr>
  )
}

function Actions({ person, name, onOpen }: Pick<PersonRowProps, 'person' | 'onOpen'> & { name: string }) {
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
      variant={key === 'deactivate' ? 'line-remove' : 'line'}
      size="compact"
      aria-label={t('of', { action: t(key), name })}
      aria-disabled={busy}
      onClick={() => !busy && run()}
    >
      {t(key)}
    </Button>
  )
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-2 gap-y-1">
      {person.state === 'invited' && action('sendAgain', () => resend.mutate(), resend.isPending)}
      {owns && action('handOver', () => onOpen({ kind: 'handOver', person }))}
      {person.state === 'deactivated'
        ? action('activate', () => activate.mutate(), activate.isPending)
        : action('deactivate', () => onOpen({ kind: 'deactivate', person }))}
    </span>
  )
}
