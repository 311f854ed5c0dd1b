'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'

import { initialFocus } from '@/components/staff/staff-dialog'
import { Field } from '@/components/ui/field'
import { discardDrafts, useDraft, useSubmission } from '@/components/staff/dialog-drafts'
import { useBoardToasts } from '@/components/staff/use-toasts'
import { runVerb } from '@/lib/run-verb'
import type { LeadDetails } from '../queries/lead-details'
import { MAX_NOTE_LENGTH } from '../rules'
import { showRow } from '@/components/staff/change'
import { refetchLead } from './lead-cache'
import { submitByKey } from './lead-reply'
import { leadDrafts, TASK_FORM, taskKey } from './lead-task'

type Props = { lead: LeadDetails; onDone: () => void }

/** A reply by phone or from another mailbox: stops the clock and sends nothing. What was said may stay empty. */
export function LogReply({ lead, onDone }: Props) {
  const t = useTranslations('leadBoard')
  const common = useTranslations('dashboard')
  const queryClient = useQueryClient()
  const toasts = useBoardToasts()
  const draft = `${leadDrafts(lead.id)}log`
  const [text, setText] = useDraft(draft)
  const submission = useSubmission(draft)
  const log = useMutation({
    mutationKey: taskKey(lead.id),
    mutationFn: () =>
      runVerb('log-lead-reply', {
        lead: lead.id,
        text,
        submission_id: submission(),
      }),
    onSuccess: ({ status, firstReplyAt }) => {
      discardDrafts(draft)
      showRow(queryClient, 'leads', lead.id, { status, firstReplyAt })
      void refetchLead(queryClient, lead.id)
      toasts.done(t('done.log'), t('done.logText', { name: lead.name || t('unknown') }))
      onDone()
    },
    onError: (error) => toasts.failed(t('failed.log'), error),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!log.isPending) log.mutate()
  }
  return (
    <form id={TASK_FORM} className="lead-task" aria-labelledby="lead-log" onSubmit={submit}>
      <h3 id="lead-log">{t('reply.elsewhereTitle')}</h3>
      <Field label={t('reply.elsewhereLabel')} optional={common('optional')} hint={t('reply.elsewhereHint')}>
        {(control) => (
          <textarea
            {...control}
            ref={initialFocus}
            rows={5}
            maxLength={MAX_NOTE_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={submitByKey}
          />
        )}
      </Field>
    </form>
  )
}
