'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { Field } from '@/components/ui/field'
import { postVerb } from '@/lib/post-verb'
import { addressSchema } from '../schemas'
import { FormError } from './form-error'
import { submitOnce } from './submit-once'
import { SubmitButton } from './submit-button'
import { useErrorTexts } from './use-error-texts'

const fields = addressSchema.pick({ email: true })

/** Requests another verification email for an address that the visitor enters. */
export function ResendForm({ next }: { next?: string }) {
  const t = useTranslations('auth')
  const language = useLocale()
  const errorTexts = useErrorTexts()
  const [failure, setFailure] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(async ({ email }) => {
    setFailure(undefined)
    const response = await postVerb('resend-verification', { email, language, next })
    if (response.success) setSentTo(email)
    else setFailure(errorTexts.form(response.error))
  })
  if (sentTo) return <p>{t('resend.doneText', { email: sentTo })}</p>
  return (
    <form
      method="post"
      noValidate
      onSubmit={submitOnce(formState.isSubmitting, submit)}
      className="auth-form"
    >
      <Field label={t('fields.email')} error={errorTexts.field(formState.errors.email?.message)}>
        {(attributes) => (
          <input {...register('email')} {...attributes} type="email" required autoComplete="username" />
        )}
      </Field>
      <FormError text={failure} />
      <SubmitButton busy={formState.isSubmitting} label={t('resend.submit')} busyLabel={t('resend.busy')} />
    </form>
  )
}
