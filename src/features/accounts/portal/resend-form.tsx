'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
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

/** Asks for the mail that proves an address, where nobody knows which address that was. */
export function ResendForm({ next }: { next?: string }) {
  const t = useTranslations('auth')
  const language = useLocale()
  const faultOf = useFaults()
  const [failure, setFailure] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(async ({ email }) => {
    setFailure(undefined)
    const answer = await postVerb('resend-verification', { email, language, next })
    if (answer.success) setSentTo(email)
    else setFailure(faultOf.whole(answer.error))
  })
  if (sentTo) return <p>{t('resend.doneText', { email: sentTo })}</p>
  return (
    <form method="post" noValidate onSubmit={sendOnce(formState.isSubmitting, submit)} className="way-form">
      <Field label={t('fields.email')} fault={faultOf.field(formState.errors.email?.message)}>
        {(attributes) => (
          <input {...register('email')} {...attributes} type="email" required autoComplete="username" />
        )}
      </Field>
      <FormFault text={failure} />
      <SubmitButton busy={formState.isSubmitting} label={t('resend.submit')} busyLabel={t('resend.busy')} />
    </form>
  )
}
