'use client'

import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { accountLimits } from '@/features/accounts/rules'
import { discardDrafts, useDraft, useSubmission } from '@/components/staff/dialog-drafts'
import { initialFocus, LeaveButton, StaffDialog } from '@/components/staff/staff-dialog'
import { languages } from '@/i18n/languages'
import { requestErrorOf } from '@/lib/request-error'
import { staffRoles } from '../rules'
import { inviteMutation, takenText, usePeopleMutationContext } from './people-mutations'

const DRAFTS = 'invite-person-'

/** Invites a colleague by email. */
export function InvitePerson({ onClose }: { onClose: () => void }) {
  const context = usePeopleMutationContext()
  const t = useTranslations('peopleBoard.inviteForm')
  const common = useTranslations('dashboard')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const values = {
    firstName: useDraft(`${DRAFTS}first`),
    lastName: useDraft(`${DRAFTS}last`),
    email: useDraft(`${DRAFTS}email`),
    role: useDraft(`${DRAFTS}role`, 'team'),
    language: useDraft(`${DRAFTS}language`, useLocale()),
  }
  const invite = useMutation(inviteMutation(context))
  const submission = useSubmission(DRAFTS)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const required = ['firstName', 'lastName', 'email'] as const
    const missing = required.filter((name) => !values[name][0].trim())
    setErrors(Object.fromEntries(missing.map((name) => [name, common('fieldErrors.required')])))
    if (missing[0]) return document.getElementsByName(missing[0])[0]?.focus()
    if (invite.isPending) return
    const given = Object.fromEntries(Object.entries(values).map(([name, [value]]) => [name, value]))
    invite.mutate(
      { ...given, submission_id: submission() },
      {
        onSuccess: () => {
          discardDrafts(DRAFTS)
          onClose()
        },
        onError: (error) => setErrors(errorsOf(error)),
      },
    )
  }
  const errorsOf = (error: unknown) => {
    const taken = takenText(error, context.t)
    if (taken) return { email: taken }
    const codes = Object.entries(requestErrorOf(error).details.fields ?? {})
    return Object.fromEntries(
      codes.map(([name, code]) => [
        name,
        common(`fieldErrors.${code === 'required' || code === 'too_long' ? code : 'invalid'}`),
      ]),
    )
  }
  const bind = (name: keyof typeof values) => ({
    name,
    value: values[name][0],
    onChange: ({ target }: { target: { value: string } }) => values[name][1](target.value),
  })
  const text = (name: 'firstName' | 'lastName' | 'email') => (
    <Field label={t(name)} error={errors[name]}>
      {(control) => (
        <input
          {...control}
          {...bind(name)}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete="off"
          ref={name === 'firstName' ? initialFocus : undefined}
          maxLength={name === 'email' ? accountLimits.email : accountLimits.name}
        />
      )}
    </Field>
  )
  return (
    <StaffDialog title={t('title')} drafts={DRAFTS} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <div className="dialog-body">
          <div className="person-names">
            {text('firstName')}
            {text('lastName')}
          </div>
          {text('email')}
          <div className="person-names">
            <Field label={t('role')} hint={t('roleHint')} error={errors.role}>
              {(control) => (
                <select {...control} {...bind('role')}>
                  {staffRoles.toReversed().map((role) => (
                    <option key={role} value={role}>
                      {context.t(`roles.${role}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={t('language')} hint={t('languageHint')} error={errors.language}>
              {(control) => (
                <select {...control} {...bind('language')}>
                  {languages.map((language) => (
                    <option key={language} value={language}>
                      {context.t(`languages.${language}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
        </div>
        <div className="dialog-foot">
          <LeaveButton />
          <Button variant="accent" size="compact" type="submit" aria-disabled={invite.isPending}>
            {invite.isPending ? t('sending') : t('send')}
          </Button>
        </div>
      </form>
    </StaffDialog>
  )
}
