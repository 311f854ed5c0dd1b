'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { discardDrafts, useDraft, useSubmission } from '@/components/staff/dialog-drafts'
import { initialFocus, LeaveButton, StaffDialog } from '@/components/staff/staff-dialog'
import { useBoardToasts } from '@/components/staff/use-toasts'
import { languages } from '@/i18n/languages'
import { requestErrorOf } from '@/lib/request-error'
import { submitForm } from '@/lib/run-verb'
import { contactFields } from '../fields'
import { refetchLeads } from './lead-cache'

const DRAFTS = 'new-lead-'
const FORM = 'new-lead'

/** A lead that staff enter by hand. The language has no default, because nothing implies it. */
export function NewLead({ onClose }: { onClose: () => void }) {
  const t = useTranslations('leadBoard.create')
  const board = useTranslations('leadBoard')
  const common = useTranslations('dashboard')
  const names = useTranslations('leads')
  const queryClient = useQueryClient()
  const toasts = useBoardToasts()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const values = {
    name: useDraft(`${DRAFTS}name`),
    email: useDraft(`${DRAFTS}email`),
    phone: useDraft(`${DRAFTS}phone`),
    company: useDraft(`${DRAFTS}company`),
    service_interest: useDraft(`${DRAFTS}service`),
    message: useDraft(`${DRAFTS}message`),
    language: useDraft(`${DRAFTS}language`),
  }
  const submission = useSubmission(DRAFTS)
  const create = useMutation({
    mutationFn: () => {
      const given = Object.entries(values).flatMap(([name, [value]]) => (value.trim() ? [[name, value]] : []))
      return submitForm('create-lead', {
        ...(Object.fromEntries(given) as object),
        submission_id: submission(),
      })
    },
    onSuccess: () => {
      discardDrafts(DRAFTS)
      toasts.done(board('done.create'), board('done.createText'))
      void refetchLeads(queryClient)
      onClose()
    },
    onError: (error) => {
      setErrors(requestErrorOf(error).details.fields ?? {})
      toasts.failed(board('failed.create'), error)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const required = ['name', 'email', 'language'] as const
    const missing = required.filter((name) => !values[name][0].trim())
    setErrors(Object.fromEntries(missing.map((name) => [name, 'required'])))
    if (missing[0]) document.getElementsByName(missing[0])[0]?.focus()
    else if (!create.isPending) create.mutate()
  }

  /** The attributes of a control and the message of its field. */
  const bind = (name: keyof typeof values) => {
    const [value, set] = values[name]
    const onChange = ({ target }: { target: { value: string } }) => set(target.value)
    const code = errors[name]
    const known = code === 'required' || code === 'too_long' ? code : 'invalid'
    return { control: { name, value, onChange }, error: code && common(`fieldErrors.${known}`) }
  }
  const text = (name: 'name' | 'email' | 'phone' | 'company', type: string, isOptional: boolean) => {
    const { control, error } = bind(name)
    return (
      <Field label={t(name)} optional={isOptional ? common('optional') : undefined} error={error}>
        {(props) => (
          <input
            {...props}
            {...control}
            type={type}
            autoComplete="off"
            ref={name === 'name' ? initialFocus : undefined}
            maxLength={contactFields[name].maxLength}
          />
        )}
      </Field>
    )
  }
  const language = bind('language')
  const service = bind('service_interest')
  const message = bind('message')

  return (
    <StaffDialog title={t('title')} className="new-lead" drafts={DRAFTS} onClose={onClose}>
      <form id={FORM} noValidate onSubmit={submit}>
        <div className="dialog-body">
          {text('name', 'text', false)}
          {text('email', 'email', false)}
          <div className="lead-names">
            {text('phone', 'tel', true)}
            {text('company', 'text', true)}
          </div>
          <div className="lead-names">
            <Field label={t('language')} error={language.error} hint={t('languageHint')}>
              {(props) => (
                <select {...props} {...language.control}>
                  <option value="">{t('chooseLanguage')}</option>
                  {languages.map((name) => (
                    <option key={name} value={name}>
                      {board(`reply.languageNames.${name}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={t('service')} optional={common('optional')} error={service.error}>
              {(props) => (
                <select {...props} {...service.control}>
                  <option value="">{t('noService')}</option>
                  {contactFields.serviceInterest.options.map((name) => (
                    <option key={name} value={name}>
                      {names(`services.${name}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <Field label={t('message')} optional={common('optional')} error={message.error}>
            {(props) => (
              <textarea
                {...props}
                {...message.control}
                rows={5}
                maxLength={contactFields.message.maxLength}
              />
            )}
          </Field>
        </div>
        <div className="dialog-foot">
          <LeaveButton />
          <Button variant="accent" size="compact" type="submit" aria-disabled={create.isPending}>
            {create.isPending ? t('saving') : t('save')}
          </Button>
        </div>
      </form>
    </StaffDialog>
  )
}
