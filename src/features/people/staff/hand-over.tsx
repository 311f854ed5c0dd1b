'use client'

import { StaffDialog } from '@/components/staff/staff-dialog'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { FormField, VerbForm } from '@/components/staff/verb-form'
import type { ListedPerson, PeopleBoardPage } from '../queries/people-board-page'
import { handOverMutation, usePeopleMutationContext } from './people-mutations'
import { ownedSummary } from './owned-summary'

type Props = { person: ListedPerson; receivers: PeopleBoardPage['receivers']; onClose: () => void }

/** Chooses who gets what a person owns. */
export function HandOver({ person, receivers, onClose }: Props) {
  const context = usePeopleMutationContext()
  const { t } = context
  const others = receivers
    .filter(({ id }) => id !== person.id)
    .map(({ id, name, email }) => ({ id, name: name ?? email }))
  const what = ownedSummary(person, t)
  const chosen = (to: string) => others.find(({ id }) => id === to)
  const form = useVerbForm({
    given: { to: '' },
    check: ({ to }) => (chosen(to) ? {} : { to: 'required' }),
    input: ({ to }) => chosen(to) ?? { id: to, name: '' },
    mutation: handOverMutation(person.id, context),
    errorText: (_, code) => (code === 'required' ? undefined : t('why.to')),
    onDone: onClose,
  })
  return (
    <StaffDialog title={t('handOverForm.title', { name: person.name ?? person.email })} onClose={onClose}>
      <VerbForm
        form={form}
        labels={{ send: t('handOverForm.confirm'), sending: t('handOverForm.busy') }}
        takesFocus
      >
        <p>{what ? t('handOverForm.what', { what }) : t('handOverForm.nothing')}</p>
        <FormField form={form} name="to" label={t('handOverForm.to')}>
          {(control) => (
            <select {...control}>
              <option value="">{t('handOverForm.choose')}</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FormField>
      </VerbForm>
    </StaffDialog>
  )
}
