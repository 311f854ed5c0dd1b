'use client'

import { useTranslations } from 'next-intl'

import { changeMutation, showRow, useChangeContext } from '@/components/staff/change'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { focusFirst, FormField } from '@/components/staff/verb-form'
import { submitForm, type FormOf } from '@/lib/run-verb'
import type { LeadDetails } from '../queries/lead-details'
import { MAX_NOTE_LENGTH } from '../rules'
import { aboutLead, leadDrafts, TASK_FORM, taskKey } from './lead-mutations'
import { submitByKey } from './lead-reply'

type Props = { lead: LeadDetails; onDone: () => void }

/** A reply by phone or from another mailbox: stops the clock and sends nothing. What was said may stay empty. */
export function LogReply({ lead, onDone }: Props) {
  const t = useTranslations('leadBoard')
  const context = useChangeContext()
  const log = changeMutation(context, {
    run: (input: FormOf<'log-lead-reply'>) => submitForm('log-lead-reply', input),
    done: () => [t('done.log'), t('done.logText', { name: lead.name || t('unknown') })],
    failed: t('failed.log'),
    onDone: ({ status, firstReplyAt }) =>
      showRow(context.queryClient, 'leads', lead.id, { status, firstReplyAt }),
    refetch: aboutLead(lead.id),
  })
  const form = useVerbForm({
    drafts: `${leadDrafts(lead.id)}log-`,
    given: { text: '' },
    input: ({ text }) => ({ lead: lead.id, text }),
    mutation: { mutationKey: taskKey(lead.id), ...log },
    onDone,
  })
  return (
    <form
      id={TASK_FORM}
      className="lead-task"
      aria-labelledby="lead-log"
      onSubmit={form.submit}
      ref={focusFirst}
    >
      <h3 id="lead-log">{t('reply.elsewhereTitle')}</h3>
      <FormField
        form={form}
        name="text"
        label={t('reply.elsewhereLabel')}
        isOptional
        hint={t('reply.elsewhereHint')}
      >
        {(control) => <textarea {...control} rows={5} maxLength={MAX_NOTE_LENGTH} onKeyDown={submitByKey} />}
      </FormField>
    </form>
  )
}
