'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'

import { initialFocus } from '@/components/staff/staff-dialog'
import { Field } from '@/components/ui/field'
import { clientLimits } from '@/features/clients/rules'
import { discardDrafts, useDraft, useSubmission } from '@/components/staff/dialog-drafts'
import { useBoardToasts } from '@/components/staff/use-toasts'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import { splitName } from '../board-rules'
import type { LeadDetails } from '../queries/lead-details'
import { refetchLead } from './lead-cache'
import { leadDrafts, TASK_FORM, taskKey } from './lead-task'

type Props = { lead: LeadDetails; onDone: () => void }

/** Converts a lead to a client. The suggested split of its name can be corrected. */
export function ConvertLead({ lead, onDone }: Props) {
  const t = useTranslations('leadBoard')
  const common = useTranslations('dashboard')
  const queryClient = useQueryClient()
  const toasts = useBoardToasts()
  const drafts = `${leadDrafts(lead.id)}client-`
  const given = splitName(lead.name)
  const [firstName, setFirstName] = useDraft(`${drafts}first`, given.firstName)
  const [lastName, setLastName] = useDraft(`${drafts}last`, given.lastName)
  const submission = useSubmission(drafts)
  const [isTried, setIsTried] = useState(false)
  const convert = useMutation({
    mutationKey: taskKey(lead.id),
    mutationFn: () =>
      runVerb('convert-lead', {
        lead: lead.id,
        first_name: firstName,
        last_name: lastName,
        submission_id: submission(),
      }),
    onSuccess: () => {
      discardDrafts(drafts)
      void refetchLead(queryClient, lead.id)
      toasts.done(t('done.convert'), t('done.convertText', { name: `${firstName} ${lastName}` }))
      onDone()
    },
    onError: (error) => {
      const isTaken = requestErrorOf(error).code === 'conflict'
      toasts.failed(t('failed.convert'), error, isTaken ? t('changed.client') : undefined)
      if (isTaken) void refetchLead(queryClient, lead.id)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (firstName.trim() && lastName.trim() && !convert.isPending) convert.mutate()
  }
  const missing = (value: string) => (isTried && !value.trim() ? common('fieldErrors.required') : undefined)
  return (
    <form id={TASK_FORM} className="lead-task" aria-labelledby="lead-convert" noValidate onSubmit={submit}>
      <h3 id="lead-convert">{t('convert')}</h3>
      <p className="hint">{t('convertHint')}</p>
      <div className="lead-names">
        <Field label={t('firstName')} error={missing(firstName)}>
          {(control) => (
            <input
              {...control}
              ref={initialFocus}
              maxLength={clientLimits.name}
              value={firstName}
              onChange={({ target }) => setFirstName(target.value)}
            />
          )}
        </Field>
        <Field label={t('lastName')} error={missing(lastName)}>
          {(control) => (
            <input
              {...control}
              maxLength={clientLimits.name}
              value={lastName}
              onChange={({ target }) => setLastName(target.value)}
            />
          )}
        </Field>
      </div>
    </form>
  )
}
