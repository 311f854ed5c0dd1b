'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { initialFocus, LeaveButton, StaffDialog } from '@/components/staff/staff-dialog'
import type { ListedPerson, PeopleBoardPage } from '../queries/people-board-page'
import { handOverMutation, usePeopleMutationContext } from './people-mutations'
import { ownedSummary } from './owned-summary'

type Props = { person: ListedPerson; receivers: PeopleBoardPage['receivers']; onClose: () => void }

/** Chooses who gets what a person owns. */
export function HandOver({ person, receivers, onClose }: Props) {
  const context = usePeopleMutationContext()
  const { t } = context
  const common = useTranslations('dashboard')
  const [to, setTo] = useState('')
  const [isTried, setIsTried] = useState(false)
  const give = useMutation(handOverMutation(person.id, context))
  const others = receivers.filter(({ id }) => id !== person.id)
  const what = ownedSummary(person, t)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    const receiver = others.find(({ id }) => id === to)
    if (!receiver || give.isPending) return
    give.mutate({ id: to, name: receiver.name ?? receiver.email }, { onSuccess: onClose })
  }
  return (
    <StaffDialog title={t('handOverForm.title', { name: person.name ?? person.email })} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <div className="dialog-body">
          <p>{what ? t('handOverForm.what', { what }) : t('handOverForm.nothing')}</p>
          <Field
            label={t('handOverForm.to')}
            error={isTried && !to ? common('fieldErrors.required') : undefined}
          >
            {(control) => (
              <select
                {...control}
                ref={initialFocus}
                value={to}
                onChange={({ target }) => setTo(target.value)}
              >
                <option value="">{t('handOverForm.choose')}</option>
                {others.map(({ id, name, email }) => (
                  <option key={id} value={id}>
                    {name ?? email}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <div className="dialog-foot">
          <LeaveButton />
          <Button variant="accent" size="compact" type="submit" aria-disabled={give.isPending}>
            {give.isPending ? t('handOverForm.busy') : t('handOverForm.confirm')}
          </Button>
        </div>
      </form>
    </StaffDialog>
  )
}
