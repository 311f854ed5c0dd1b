'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { Chip, type Glyph, type Tint } from '@/components/ui/chip'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { Avatar } from '@/components/staff/avatar'
import { Icon } from '@/components/staff/icon'
import { SmallHeading } from '@/components/staff/small-heading'
import { useTime } from '@/components/staff/use-time'
import type { ClientDetails } from '../queries/client-details'
import type { ClientPerson } from '../queries/client-people'
import { inviteMutation, unlinkMutation, useClientMutationContext } from './client-mutations'

const styles: Record<ClientPerson['state'], { tint: Tint; glyph: Glyph }> = {
  active: { tint: 'green', glyph: 'check' },
  invited: { tint: 'blue', glyph: 'ring' },
  expired: { tint: 'yellow', glyph: 'alert' },
  failed: { tint: 'red', glyph: 'alert' },
  deactivated: { tint: 'gray', glyph: 'dash' },
}

const below = 'max-md:col-start-2 max-md:justify-self-start'

/** Who can sign in for a client, and who was invited to. Invitations go to the client's own address. */
export function ClientPeople({ details: { client, people, may } }: { details: ClientDetails }) {
  const t = useTranslations('clientBoard.people')
  const { id, email } = client
  const invite = useMutation(inviteMutation({ id, email }, useClientMutationContext()))
  const [removed, setRemoved] = useState<ClientPerson>()
  const send = () => {
    if (!invite.isPending) invite.mutate()
  }
  return (
    <section className="mt-5.5" aria-labelledby="client-people">
      <SmallHeading id="client-people" className="min-h-9 pb-2">
        {t('title')}
        {people.every((person) => person.email !== email) && (
          <Button variant="line" size="compact" aria-label={t('inviteOne', { email })} onClick={send}>
            <Icon name="add" />
            {invite.isPending ? t('sending') : t('invite')}
          </Button>
        )}
      </SmallHeading>
      {people.length === 0 && <p className="text-muted">{t('nobody')}</p>}
      <ul className="*:border-t *:border-line *:last:border-b">
        {people.map((person) => (
          <li
            key={person.id}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 py-2 leading-4.5 md:grid-cols-[auto_minmax(0,1fr)_auto_auto]"
          >
            <Avatar id={person.id} name={person.name} />
            <p className="wrap-anywhere">
              <b className="block">{person.name}</b>
              <small className="block text-note text-muted">{person.email}</small>
            </p>
            <span className={`${below} max-md:*:whitespace-normal`}>
              <PersonState person={person} />
            </span>
            <span className={`flex flex-wrap gap-2 ${below}`}>
              {person.email === email && ['invited', 'expired', 'failed'].includes(person.state) && (
                <Button variant="line" size="compact" aria-label={t('againTo', { email })} onClick={send}>
                  {invite.isPending ? t('sending') : t('again')}
                </Button>
              )}
              {may.unlink && (
                <Button
                  variant="quiet"
                  size="compact"
                  aria-label={t('removeOf', { name: person.name })}
                  onClick={() => setRemoved(person)}
                >
                  {t('remove')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {removed && <RemoveAccess person={removed} onClose={() => setRemoved(undefined)} />}
    </section>
  )
}

function PersonState({ person: { state, at } }: { person: ClientPerson }) {
  const t = useTranslations('clientBoard.people.states')
  const timeOf = useTime()
  return <Chip {...styles[state]}>{at ? t(`${state}At`, { time: timeOf(at, 'sentence') }) : t(state)}</Chip>
}

function RemoveAccess({ person, onClose }: { person: ClientPerson; onClose: () => void }) {
  const t = useTranslations('clientBoard')
  const remove = useMutation(unlinkMutation(person, useClientMutationContext()))
  return (
    <ConfirmDialog
      title={t('removeAsk.title')}
      subject={person.email}
      button={t(remove.isPending ? 'people.removing' : 'people.remove')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{t('removeAsk.text', { name: person.name })}</p>
    </ConfirmDialog>
  )
}
