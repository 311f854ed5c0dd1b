'use client'

import { useTranslations } from 'next-intl'

import { messageClass } from '@/components/ui/field'
import { changeMutation, useChangeContext, showRow } from '@/components/staff/change'
import { FieldPair } from '@/components/staff/field-pair'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { focusFirst, FormField } from '@/components/staff/verb-form'
import { clientLimits } from '@/features/clients/rules'
import { submitForm, type FormOf } from '@/lib/run-verb'
import { splitName } from '../board-rules'
import { convertLeadSchema } from '../board-schemas'
import type { LeadDetails } from '../queries/lead-details'
import { LeadHeading } from './lead-heading'
import { aboutLead, leadDrafts, taskKey } from './lead-mutations'
import { LeadTaskForm } from './lead-task-form'
import { MAX_NOTE_LENGTH } from '../rules'
import { submitByKey } from './lead-reply'

type TaskProps = { lead: LeadDetails; onDone: () => void }

/** Converts a lead to a client. The suggested split of its name can be corrected. */
export function ConvertLead({ lead, onDone }: TaskProps) {
  const t = useTranslations('leadBoard')
  const given = splitName(lead.name)
  const convert = changeMutation(useChangeContext(), {
    run: (input: FormOf<'convert-lead'>) => submitForm('convert-lead', input),
    done: (_, { first_name = '', last_name = '' }) => [
      t('done.convert'),
      t('done.convertText', { name: `${first_name} ${last_name}` }),
    ],
    failed: t('failed.convert'),
    why: ({ code }) => (code === 'conflict' ? t('changed.client') : undefined),
    refetch: aboutLead(lead.id),
  })
  const form = useVerbForm({
    drafts: `${leadDrafts(lead.id)}client-`,
    given: { first_name: given.firstName, last_name: given.lastName },
    schema: convertLeadSchema,
    input: (values) => ({ lead: lead.id, ...values }),
    mutation: { mutationKey: taskKey(lead.id), ...convert },
    onDone,
  })
  return (
    <LeadTaskForm aria-labelledby="lead-convert" onSubmit={form.submit} ref={focusFirst}>
      <LeadHeading id="lead-convert">{t('convert')}</LeadHeading>
      <p className={messageClass.hint}>{t('convertHint')}</p>
      <FieldPair>
        <FormField form={form} name="first_name" label={t('firstName')}>
          {(control) => <input {...control} maxLength={clientLimits.name} />}
        </FormField>
        <FormField form={form} name="last_name" label={t('lastName')}>
          {(control) => <input {...control} maxLength={clientLimits.name} />}
        </FormField>
      </FieldPair>
    </LeadTaskForm>
  )
}

/** A reply by phone or from another mailbox: stops the clock and sends nothing. What was said may stay empty. */
export function LogReply({ lead, onDone }: TaskProps) {
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
    <LeadTaskForm aria-labelledby="lead-log" onSubmit={form.submit} ref={focusFirst}>
      <LeadHeading id="lead-log">{t('reply.elsewhereTitle')}</LeadHeading>
      <FormField
        form={form}
        name="text"
        label={t('reply.elsewhereLabel')}
        isOptional
        hint={t('reply.elsewhereHint')}
      >
        {(control) => <textarea {...control} rows={5} maxLength={MAX_NOTE_LENGTH} onKeyDown={submitByKey} />}
      </FormField>
    </LeadTaskForm>
  )
}
