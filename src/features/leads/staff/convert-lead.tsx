'use client'

import { useTranslations } from 'next-intl'

import { changeMutation, useChangeContext } from '@/components/staff/change'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { focusFirst, FormField } from '@/components/staff/verb-form'
import { clientLimits } from '@/features/clients/rules'
import { submitForm, type FormOf } from '@/lib/run-verb'
import { splitName } from '../board-rules'
import { convertLeadSchema } from '../board-schemas'
import type { LeadDetails } from '../queries/lead-details'
import { aboutLead, leadDrafts, TASK_FORM, taskKey } from './lead-mutations'

type Props = { lead: LeadDetails; onDone: () => void }

/** Converts a lead to a client. The suggested split of its name can be corrected. */
export function ConvertLead({ lead, onDone }: Props) {
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
    <form
      id={TASK_FORM}
      className="lead-task"
      aria-labelledby="lead-convert"
      noValidate
      onSubmit={form.submit}
      ref={focusFirst}
    >
      <h3 id="lead-convert">{t('convert')}</h3>
      <p className="hint">{t('convertHint')}</p>
      <div className="lead-names">
        <FormField form={form} name="first_name" label={t('firstName')}>
          {(control) => <input {...control} maxLength={clientLimits.name} />}
        </FormField>
        <FormField form={form} name="last_name" label={t('lastName')}>
          {(control) => <input {...control} maxLength={clientLimits.name} />}
        </FormField>
      </div>
    </form>
  )
}
