'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { Field } from '@/components/ui/field'
import { showToast } from '@/components/portal/show-toast'
import { postVerb } from '@/lib/run-verb'
import { signUpSchema } from '../schemas'
import { FieldRow, FormError, submitOnce, SubmitButton, useErrorTexts, PasswordField } from './form-parts'
import { ResendButton } from './resend-button'

const fields = signUpSchema.pick({ firstName: true, lastName: true, email: true, password: true })
type Name = keyof typeof fields.shape

/** Creates an account, whose address is verified by the link in an email. */
export function SignUpForm({ next }: { next?: string }) {
  const t = useTranslations('auth')
  const close = useTranslations('layout')('close')
  const language = useLocale()
  const errorTexts = useErrorTexts()
  const [failure, setFailure] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    const response = await postVerb('sign-up', { ...values, language, next })
    if (response.success) {
      setSentTo(values.email)
      showToast({ tone: 'success', title: t('signUp.created'), text: t('signUp.check') }, close)
      return
    }
    for (const [name, code] of Object.entries(response.fields ?? {}))
      if (name in fields.shape) setError(name as Name, { message: code }, { shouldFocus: true })
    const text = response.fields
      ? errorTexts.field(Object.values(response.fields)[0])
      : errorTexts.form(response.error)
    if (!response.fields) setFailure(text)
    showToast({ tone: 'error', title: t('signUp.failed'), text: text ?? '' }, close)
  })

  if (sentTo)
    return (
      <div className="grid gap-4" role="status">
        <h2 className="text-heading">{t('signUp.created')}</h2>
        <p>{t('signUp.check')}</p>
        <p>{t('signUp.sent', { email: sentTo })}</p>
        <ResendButton email={sentTo} next={next} />
      </div>
    )

  // Registered in their order on the page: the first invalid field gets the focus.
  const textField = (name: 'firstName' | 'lastName' | 'email', autoComplete: string, type = 'text') => {
    const field = register(name)
    return (
      <Field label={t(`fields.${name}`)} error={errorTexts.field(errors[name]?.message)}>
        {(attributes) => (
          <input {...field} {...attributes} type={type} required autoComplete={autoComplete} />
        )}
      </Field>
    )
  }
  return (
    <form method="post" noValidate onSubmit={submitOnce(isSubmitting, submit)} className="grid gap-4">
      <FieldRow>
        {textField('firstName', 'given-name')}
        {textField('lastName', 'family-name')}
      </FieldRow>
      {textField('email', 'username', 'email')}
      <PasswordField
        label={t('fields.password')}
        field={register('password')}
        error={errorTexts.field(errors.password?.message)}
        isNew
      />
      <FormError text={failure} />
      <SubmitButton busy={isSubmitting} label={t('signUp.submit')} busyLabel={t('signUp.busy')} />
    </form>
  )
}
