'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { Field } from '@/components/ui/field'
import { showToast } from '@/components/portal/show-toast'
import { Link } from '@/i18n/navigation'
import { signInSchema } from '../schemas'
import { finishSignIn } from './finish-sign-in'
import { redirectAfterSignIn, withNext } from './sign-in-redirect'
import { FormError } from './form-error'
import { PasswordField } from './password-field'
import { ResendButton } from './resend-button'
import { ResetHint } from './reset-hint'
import { signIn } from './sign-in'
import { submitOnce } from './submit-once'
import { SubmitButton } from './submit-button'
import { useErrorTexts } from './use-error-texts'
import { countWrongPassword, forgetWrongPasswords } from './wrong-passwords'

/** Signs in with an email address and a password. */
export function SignInForm({ next }: { next?: string }) {
  const t = useTranslations('auth')
  const close = useTranslations('layout')('close')
  const language = useLocale()
  const errorTexts = useErrorTexts()
  const [failure, setFailure] = useState<string>()
  /** The address of the last attempt that did not match: it may not be verified yet. */
  const [mismatched, setMismatched] = useState<string>()
  const [isManyWrong, setManyWrong] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  // Registered in their order on the page: the first invalid field gets the focus.
  const [email, password] = [register('email'), register('password')]

  const fail = (text: string) => showToast({ tone: 'error', title: t('signIn.failed'), text }, close)
  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    setMismatched(undefined)
    const response = await signIn(values)
    if ('role' in response) {
      forgetWrongPasswords()
      return finishSignIn(redirectAfterSignIn(response, language, next), 'signed_in')
    }
    const { error } = response
    if (error === 'mismatch') {
      setMismatched(values.email)
      setManyWrong(countWrongPassword())
      setError('password', { message: error }, { shouldFocus: true })
      return fail(t('errors.mismatch'))
    }
    setFailure(errorTexts.form(error))
    fail(errorTexts.form(error))
  })

  return (
    <form method="post" noValidate onSubmit={submitOnce(isSubmitting, submit)} className="auth-form">
      <Field label={t('fields.email')} error={errorTexts.field(errors.email?.message)}>
        {(attributes) => <input {...email} {...attributes} type="email" required autoComplete="username" />}
      </Field>
      <PasswordField
        label={t('fields.password')}
        field={password}
        error={errorTexts.field(errors.password?.message)}
      />
      <ResetHint isShown={isManyWrong} next={next} />
      <FormError text={failure} />
      {mismatched && <ResendButton email={mismatched} next={next} />}
      <SubmitButton busy={isSubmitting} label={t('signIn.submit')} busyLabel={t('signIn.busy')} />
      <p>
        <Link href={withNext('/auth/forgot', next)} prefetch={false} className="link">
          {t('signIn.forgot')}
        </Link>
      </p>
    </form>
  )
}
