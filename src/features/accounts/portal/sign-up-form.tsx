'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { Field } from '@/components/ui/field'
import { showToast } from '@/features/shell/portal/show-toast'
import { postVerb } from '@/lib/post-verb'
import { signUpSchema } from '../schemas'
import { FormFault } from './form-fault'
import { PasswordField } from './password-field'
import { Resend } from './resend'
import { sendOnce } from './send-once'
import { SubmitButton } from './submit-button'
import { useFaults } from './use-faults'

const fields = signUpSchema.pick({ firstName: true, lastName: true, email: true, password: true })
type Name = keyof typeof fields.shape

/** Makes an account. Its address is proved by the link of a mail. */
export function SignUpForm({ next }: { next?: string }) {
  const t = useTranslations('auth')
  const close = useTranslations('shell')('close')
  const language = useLocale()
  const faultOf = useFaults()
  const [failure, setFailure] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    const answer = await postVerb('sign-up', { ...values, language, next })
    if (answer.success) {
      setSentTo(values.email)
      return showToast({ tone: 'success', title: t('signUp.created'), text: t('signUp.check') }, close)
    }
    for (const [name, code] of Object.entries(answer.fields ?? {}))
      if (name in fields.shape) setError(name as Name, { message: code }, { shouldFocus: true })
    const text = answer.fields ? faultOf.field(Object.values(answer.fields)[0]) : faultOf.whole(answer.error)
    if (!answer.fields) setFailure(text)
    showToast({ tone: 'error', title: t('signUp.failed'), text: text ?? '' }, close)
  })

  if (sentTo)
    return (
      <div className="way-form" role="status">
        <h2>{t('signUp.created')}</h2>
        <p>{t('signUp.check')}</p>
        <p>{t('signUp.sent', { email: sentTo })}</p>
        <Resend email={sentTo} next={next} />
      </div>
    )

  // Registered in their order on the page: the first that is wrong gets the keyboard.
  const plain = (name: 'firstName' | 'lastName' | 'email', autoComplete: string, type = 'text') => {
    const field = register(name)
    return (
      <Field label={t(`fields.${name}`)} fault={faultOf.field(errors[name]?.message)}>
        {(attributes) => (
          <input {...field} {...attributes} type={type} required autoComplete={autoComplete} />
        )}
      </Field>
    )
  }
  return (
    <form method="post" noValidate onSubmit={sendOnce(isSubmitting, submit)} className="way-form">
      <div className="way-pair">
        {plain('firstName', 'given-name')}
        {plain('lastName', 'family-name')}
      </div>
      {plain('email', 'username', 'email')}
      <PasswordField
        label={t('fields.password')}
        field={register('password')}
        fault={faultOf.field(errors.password?.message)}
        isNew
      />
      <FormFault text={failure} />
      <SubmitButton busy={isSubmitting} label={t('signUp.submit')} busyLabel={t('signUp.busy')} />
    </form>
  )
}
