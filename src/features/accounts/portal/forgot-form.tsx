'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { Field } from '@/components/ui/field'
import { postVerb } from '@/lib/run-verb'
import { addressSchema } from '../schemas'
import { FormError, submitOnce, SubmitButton, useErrorTexts } from './form-parts'

const fields = addressSchema.pick({ email: true })

/** Requests a link to set a new password. The response is the same for every address. */
export function ForgotForm({ next }: { next?: string }) {
  const t = useTranslations('auth')
  const errorTexts = useErrorTexts()
  const [failure, setFailure] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(async ({ email }) => {
    setFailure(undefined)
    const response = await postVerb('users/forgot-password', { email, next })
    if (response.success) setSentTo(email)
    else setFailure(errorTexts.form(response.error))
  })
  if (sentTo)
    return (
      <div className="grid gap-4" role="status">
        <h2 className="text-heading">{t('forgot.sentTitle')}</h2>
        <p>{t('forgot.sent', { email: sentTo })}</p>
      </div>
    )
  return (
    <form
      method="post"
      noValidate
      onSubmit={submitOnce(formState.isSubmitting, submit)}
      className="grid gap-4"
    >
      <p>{t('forgot.text')}</p>
      <Field label={t('fields.email')} error={errorTexts.field(formState.errors.email?.message)}>
        {(attributes) => (
          <input {...register('email')} {...attributes} type="email" required autoComplete="username" />
        )}
      </Field>
      <FormError text={failure} />
      <SubmitButton busy={formState.isSubmitting} label={t('forgot.submit')} busyLabel={t('forgot.busy')} />
    </form>
  )
}
