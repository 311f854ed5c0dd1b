'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { Field } from '@/components/ui/field'
import { showToast } from '@/features/shell/portal/show-toast'
import { Link } from '@/i18n/navigation'
import { signInSchema } from '../schemas'
import { arrive } from './arrive'
import { goalAfter, withGoal } from './goal'
import { FormFault } from './form-fault'
import { PasswordField } from './password-field'
import { Resend } from './resend'
import { signIn } from './sign-in'
import { sendOnce } from './send-once'
import { SubmitButton } from './submit-button'
import { useFaults } from './use-faults'

/** Signs somebody in who has an account. */
export function SignInForm({ next }: { next?: string }) {
  const t = useTranslations('auth')
  const close = useTranslations('shell')('close')
  const language = useLocale()
  const faultOf = useFaults()
  const [failure, setFailure] = useState<string>()
  const [unverified, setUnverified] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  // In their order on the page: the first that is wrong gets the keyboard.
  const [email, password] = [register('email'), register('password')]

  const fail = (text: string) => showToast({ tone: 'error', title: t('signIn.failed'), text }, close)
  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    setUnverified(undefined)
    const answer = await signIn(values)
    if ('role' in answer) return arrive(goalAfter(answer.role, language, next), 'signed_in')
    const { fault } = answer
    if (fault === 'mismatch') {
      setError('password', { message: fault }, { shouldFocus: true })
      return fail(t('faults.mismatch'))
    }
    if (fault === 'unverified') setUnverified(values.email)
    setFailure(faultOf.whole(fault))
    fail(faultOf.whole(fault))
  })

  return (
    <form method="post" noValidate onSubmit={sendOnce(isSubmitting, submit)} className="way-form">
      <Field label={t('fields.email')} fault={faultOf.field(errors.email?.message)}>
        {(attributes) => <input {...email} {...attributes} type="email" required autoComplete="username" />}
      </Field>
      <PasswordField
        label={t('fields.password')}
        field={password}
        fault={faultOf.field(errors.password?.message)}
      />
      <FormFault text={failure} />
      {unverified && <Resend email={unverified} next={next} />}
      <SubmitButton busy={isSubmitting} label={t('signIn.submit')} busyLabel={t('signIn.busy')} />
      <p>
        <Link href={withGoal('/auth/forgot', next)} prefetch={false} className="link">
          {t('signIn.forgot')}
        </Link>
      </p>
    </form>
  )
}
