'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { Field } from '@/components/ui/field'
import { postVerb } from '@/lib/post-verb'
import { addressSchema } from '../schemas'
import { FormFault } from './form-fault'
import { sendOnce } from './send-once'
import { SubmitButton } from './submit-button'
import { useFaults } from './use-faults'

const fields = addressSchema.pick({ email: true })

/** Asks for the link by which somebody chooses a new password. What it says is the same for every address. */
export function ForgotForm({ next }: { next?: string }) {
  const t = useTranslations('auth')
  const faultOf = useFaults()
  const [failure, setFailure] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(async ({ email }) => {
    setFailure(undefined)
    const answer = await postVerb('users/forgot-password', { email, next })
    if (answer.success) setSentTo(email)
    else setFailure(faultOf.whole(answer.error))
  })
  if (sentTo)
    return (
      <div className="way-form" role="status">
        <h2>{t('forgot.sentTitle')}</h2>
        <p>{t('forgot.sent', { email: sentTo })}</p>
      </div>
    )
  return (
    <form method="post" noValidate onSubmit={sendOnce(formState.isSubmitting, submit)} className="way-form">
      <p>{t('forgot.text')}</p>
      <Field label={t('fields.email')} fault={faultOf.field(formState.errors.email?.message)}>
        {(attributes) => (
          <input {...register('email')} {...attributes} type="email" required autoComplete="username" />
        )}
      </Field>
      <FormFault text={failure} />
      <SubmitButton busy={formState.isSubmitting} label={t('forgot.submit')} busyLabel={t('forgot.busy')} />
    </form>
  )
}
