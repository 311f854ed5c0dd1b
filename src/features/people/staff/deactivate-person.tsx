'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { initialFocus, StaffDialog } from '@/components/staff/staff-dialog'
import type { ListedPerson } from '../queries/people-board-page'
import { personMutation, usePeopleMutationContext } from './people-mutations'
import { ownedSummary } from './owned-summary'

/** Asks before a person loses access. */
export function DeactivatePerson({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  const context = usePeopleMutationContext()
  const { t } = context
  const common = useTranslations('dashboard')
  const deactivate = useMutation(personMutation(person.id, 'deactivate', context))
  const what = ownedSummary(person, t)
  return (
    <StaffDialog title={t('deactivateAsk.title', { name: person.name ?? person.email })} onClose={onClose}>
      <div className="dialog-body">
        <p>{t('deactivateAsk.text')}</p>
        {what && <p>{t('deactivateAsk.owns', { what })}</p>}
      </div>
      <div className="dialog-foot">
        <Button variant="line" size="compact" ref={initialFocus} onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button
          variant="danger"
          size="compact"
          className="button-destroy"
          aria-disabled={deactivate.isPending}
          onClick={() => !deactivate.isPending && deactivate.mutate(undefined, { onSettled: onClose })}
        >
          {deactivate.isPending ? t('deactivateAsk.busy') : t('deactivate')}
        </Button>
      </div>
    </StaffDialog>
  )
}
