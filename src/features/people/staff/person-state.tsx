'use client'

import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'

import { Chip, type Glyph, type Tint } from '@/components/ui/chip'
import { listTime } from '@/components/staff/list-time'
import type { ListedPerson } from '../queries/people-board-page'
import type { PersonState } from '../rules'

const styles: Record<PersonState, { tint: Tint; glyph: Glyph }> = {
  active: { tint: 'green', glyph: 'dot' },
  invited: { tint: 'blue', glyph: 'mail' },
  deactivated: { tint: 'gray', glyph: 'ring' },
}

/** Whether the person can sign in, and what became of the invitation. */
export function PersonChip({ person }: { person: ListedPerson }) {
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
export function PersonSeen({ person, isMe }: { person: ListedPerson; isMe: boolean }) {
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
      {invitedUntil && <small>{t('until', { date: time(invitedUntil) })}</small>}
    </>
  )
}
