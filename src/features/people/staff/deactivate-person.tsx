'use client'

import { useMutation } from '@tanstack/react-query'

import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import type { ListedPerson } from '../queries/people-board-page'
import { personMutation, usePeopleMutationContext } from './people-mutations'
import { ownedSummary } from './owned-summary'

/** Asks before a person loses access. */
export function DeactivatePerson({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  const context = usePeopleMutationContext()
  const { t } = context
  const deactivate = useMutation(personMutation(person.id, 'deactivate', context))
  const what = ownedSummary(person, t)
  return (
    <ConfirmDialog
      title={t('deactivateAsk.title', { name: person.name ?? person.email })}
      button={deactivate.isPending ? t('deactivateAsk.busy') : t('deactivate')}
      isPending={deactivate.isPending}
      onConfirm={() => deactivate.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{t('deactivateAsk.text')}</p>
      {what && <p>{t('deactivateAsk.owns', { what })}</p>}
    </ConfirmDialog>
  )
}
