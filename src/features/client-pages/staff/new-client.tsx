'use client'

import { useTranslations } from 'next-intl'

import { FieldPair } from '@/components/staff/field-pair'
import { LanguageOptions } from '@/components/staff/languages'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { changeUrl } from '@/components/staff/use-url'
import { filled, useVerbForm } from '@/components/staff/use-verb-form'
import { FormField, VerbForm } from '@/components/staff/verb-form'
import { clientLimits, CLIENT_PARAMETER } from '@/features/clients/rules'
import { createClientSchema } from '@/features/clients/schemas'
import { ClientLink } from '@/features/clients/staff/client-link'
import { requestErrorOf } from '@/lib/request-error'
import { createMutation, useClientMutationContext } from './client-mutations'

const DRAFTS = 'new-client-'
const required = ['first_name', 'last_name', 'email', 'language'] as const

const textFields = {
  first_name: { label: 'firstName', type: 'text', limit: clientLimits.name, isOptional: false },
  last_name: { label: 'lastName', type: 'text', limit: clientLimits.name, isOptional: false },
  email: { label: 'email', type: 'email', limit: clientLimits.email, isOptional: false },
  company: { label: 'company', type: 'text', limit: clientLimits.company, isOptional: true },
  phone: { label: 'phone', type: 'tel', limit: clientLimits.phone, isOptional: true },
} as const

/** A client that staff enter by hand. The language has no default, because nothing implies it. */
export function NewClient({ onClose }: { onClose: () => void }) {
  const t = useTranslations('clientBoard.form')
  const form = useVerbForm({
    drafts: DRAFTS,
    given: { first_name: '', last_name: '', email: '', company: '', phone: '', language: '' },
    schema: createClientSchema,
    input: filled,
    mutation: createMutation(useClientMutationContext()),
    onDone: ({ id }) => changeUrl({ [CLIENT_PARAMETER]: id }, 'replace'),
  })
  const { values, error, sent } = form
  // The one that has this address, until another is typed.
  const found = requestErrorOf(error).details.existing
  const existing = sent?.email === values.email ? found : undefined
  const text = (name: keyof typeof textFields) => {
    const { label, type, limit, isOptional } = textFields[name]
    const taken = name === 'email' && existing ? t('taken', { name: existing.name }) : undefined
    return (
      <FormField form={form} name={name} label={t(label)} isOptional={isOptional} error={taken}>
        {(control) => <input {...control} type={type} autoComplete="off" maxLength={limit} />}
      </FormField>
    )
  }
  return (
    <StaffDialog title={t('title')} drafts={DRAFTS} onClose={onClose}>
      <VerbForm
        form={form}
        labels={{ send: t('create'), sending: t('creating') }}
        isBlocked={required.some((name) => !values[name].trim())}
        takesFocus
      >
        <FieldPair>
          {text('first_name')}
          {text('last_name')}
        </FieldPair>
        {text('email')}
        {existing && (
          <p>
            <ClientLink id={existing.id} className="text-link">
              {t('openExisting', { name: existing.name })}
            </ClientLink>
          </p>
        )}
        <FieldPair>
          {text('company')}
          {text('phone')}
        </FieldPair>
        <FormField form={form} name="language" label={t('language')} hint={t('languageHint')}>
          {(control) => (
            <select {...control}>
              <LanguageOptions ask={t('chooseLanguage')} />
            </select>
          )}
        </FormField>
      </VerbForm>
    </StaffDialog>
  )
}
