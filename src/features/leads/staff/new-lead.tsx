'use client'

import { useTranslations } from 'next-intl'

import { changeMutation, useChangeContext } from '@/components/staff/change'
import { FieldPair } from '@/components/staff/field-pair'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { filled, useVerbForm } from '@/components/staff/use-verb-form'
import { FormField, VerbForm } from '@/components/staff/verb-form'
import { languages } from '@/i18n/languages'
import { submitForm, type FormOf } from '@/lib/run-verb'
import { createLeadSchema } from '../board-schemas'
import { contactFields } from '../fields'
import { aboutLeads } from './lead-mutations'

const DRAFTS = 'new-lead-'

/** A lead that staff enter by hand. The language has no default, because nothing implies it. */
export function NewLead({ onClose }: { onClose: () => void }) {
  const t = useTranslations('leadBoard.create')
  const board = useTranslations('leadBoard')
  const names = useTranslations('leads')
  const form = useVerbForm({
    drafts: DRAFTS,
    given: { name: '', email: '', phone: '', company: '', service_interest: '', message: '', language: '' },
    schema: createLeadSchema,
    input: filled,
    mutation: changeMutation(useChangeContext(), {
      run: (input: FormOf<'create-lead'>) => submitForm('create-lead', input),
      done: () => [board('done.create'), board('done.createText')],
      failed: board('failed.create'),
      refetch: aboutLeads,
    }),
    onDone: onClose,
  })
  const text = (name: 'name' | 'email' | 'phone' | 'company', type: string, isOptional: boolean) => (
    <FormField form={form} name={name} label={t(name)} isOptional={isOptional}>
      {(control) => (
        <input {...control} type={type} autoComplete="off" maxLength={contactFields[name].maxLength} />
      )}
    </FormField>
  )
  return (
    <StaffDialog title={t('title')} drafts={DRAFTS} onClose={onClose}>
      <VerbForm form={form} labels={{ send: t('save'), sending: t('saving') }} takesFocus>
        {text('name', 'text', false)}
        {text('email', 'email', false)}
        <FieldPair>
          {text('phone', 'tel', true)}
          {text('company', 'text', true)}
        </FieldPair>
        <FieldPair>
          <FormField form={form} name="language" label={t('language')} hint={t('languageHint')}>
            {(control) => (
              <select {...control}>
                <option value="">{t('chooseLanguage')}</option>
                {languages.map((name) => (
                  <option key={name} value={name}>
                    {board(`reply.languageNames.${name}`)}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          <FormField form={form} name="service_interest" label={t('service')} isOptional>
            {(control) => (
              <select {...control}>
                <option value="">{t('noService')}</option>
                {contactFields.serviceInterest.options.map((name) => (
                  <option key={name} value={name}>
                    {names(`services.${name}`)}
                  </option>
                ))}
              </select>
            )}
          </FormField>
        </FieldPair>
        <FormField form={form} name="message" label={t('message')} isOptional>
          {(control) => <textarea {...control} rows={5} maxLength={contactFields.message.maxLength} />}
        </FormField>
      </VerbForm>
    </StaffDialog>
  )
}
