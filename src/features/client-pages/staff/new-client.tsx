'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { discardDrafts, useDraft, useSubmission } from '@/components/staff/dialog-drafts'
import { LanguageOptions } from '@/components/staff/language-options'
import { initialFocus, LeaveButton, StaffDialog } from '@/components/staff/staff-dialog'
import { changeUrl } from '@/components/staff/use-url'
import type { ExistingDocument } from '@/lib/app-error'
import { requestErrorOf } from '@/lib/request-error'
import { clientLimits, CLIENT_PARAMETER } from '@/features/clients/rules'
import { ClientLink } from '@/features/clients/staff/client-link'
import { createMutation, type NewClientInput, useClientMutationContext } from './client-mutations'

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
  const common = useTranslations('dashboard')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [existing, setExisting] = useState<ExistingDocument>()
  const values = {
    first_name: useDraft(`${DRAFTS}first`),
    last_name: useDraft(`${DRAFTS}last`),
    email: useDraft(`${DRAFTS}email`),
    company: useDraft(`${DRAFTS}company`),
    phone: useDraft(`${DRAFTS}phone`),
    language: useDraft(`${DRAFTS}language`),
  }
  const create = useMutation(createMutation(useClientMutationContext()))
  const submission = useSubmission(DRAFTS)
  const missing = required.filter((name) => !values[name][0].trim())

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setErrors(Object.fromEntries(missing.map((name) => [name, 'required'])))
    setExisting(undefined)
    if (missing[0]) return document.getElementsByName(missing[0])[0]?.focus()
    if (create.isPending) return
    const given = Object.entries(values).flatMap(([name, [value]]) => (value.trim() ? [[name, value]] : []))
    const input = { ...(Object.fromEntries(given) as NewClientInput), submission_id: submission() }
    create.mutate(input, {
      onSuccess: ({ id }) => {
        discardDrafts(DRAFTS)
        changeUrl({ [CLIENT_PARAMETER]: id }, 'replace')
      },
      onError: (error) => {
        const { fields = {}, existing: found } = requestErrorOf(error).details
        setErrors(fields)
        setExisting(found)
      },
    })
  }

  /** The attributes of a control and the message of its field. */
  const bind = (name: keyof typeof values) => {
    const [value, set] = values[name]
    const onChange = ({ target }: { target: { value: string } }) => {
      set(target.value)
      if (name === 'email') setExisting(undefined)
    }
    const code = errors[name]
    const known = code === 'required' || code === 'too_long' ? code : 'invalid'
    const error = code && code !== 'taken' ? common(`fieldErrors.${known}`) : undefined
    return { control: { name, value, onChange }, error }
  }
  const text = (name: keyof typeof textFields) => {
    const { label, type, limit, isOptional } = textFields[name]
    const { control, error } = bind(name)
    const taken = name === 'email' && existing ? t('taken', { name: existing.name }) : undefined
    return (
      <Field label={t(label)} optional={isOptional ? common('optional') : undefined} error={taken ?? error}>
        {(props) => (
          <input
            {...props}
            {...control}
            type={type}
            autoComplete="off"
            ref={name === 'first_name' ? initialFocus : undefined}
            maxLength={limit}
          />
        )}
      </Field>
    )
  }
  const language = bind('language')

  return (
    <StaffDialog title={t('title')} className="new-client" drafts={DRAFTS} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <div className="dialog-body">
          <div className="lead-names">
            {text('first_name')}
            {text('last_name')}
          </div>
          {text('email')}
          {existing && (
            <p>
              <ClientLink id={existing.id} className="client-existing">
                {t('openExisting', { name: existing.name })}
              </ClientLink>
            </p>
          )}
          <div className="lead-names">
            {text('company')}
            {text('phone')}
          </div>
          <Field label={t('language')} error={language.error} hint={t('languageHint')}>
            {(props) => (
              <select {...props} {...language.control}>
                <LanguageOptions ask={t('chooseLanguage')} />
              </select>
            )}
          </Field>
        </div>
        <div className="dialog-foot">
          <LeaveButton />
          <Button
            variant="accent"
            size="compact"
            type="submit"
            aria-disabled={create.isPending || missing.length > 0}
          >
            {create.isPending ? t('creating') : t('create')}
          </Button>
        </div>
      </form>
    </StaffDialog>
  )
}
