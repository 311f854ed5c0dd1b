'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { showToast } from '@/features/shell/portal/show-toast'
import { postVerb } from '@/lib/post-verb'
import { changePasswordSchema } from '../schemas'
import { FormFault } from './form-fault'
import { PasswordField } from './password-field'
import { sendOnce } from './send-once'
import { SubmitButton } from './submit-button'
import { useFaults } from './use-faults'

type Name = keyof typeof changePasswordSchema.shape

/** A new password for whoever knows the present one. */
export function ChangePasswordForm({ email }: { email: string }) {
  const t = useTranslations('auth')
  const close = useTranslations('shell')('close')
  const faultOf = useFaults()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { currentPassword: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    const answer = await postVerb('change-password', values)
    if (answer.success) {
      reset()
      return showToast(
        { tone: 'success', title: t('profile.changed'), text: t('profile.changedText') },
        close,
      )
    }
    for (const [name, code] of Object.entries(answer.fields ?? {}))
      if (name in changePasswordSchema.shape) setError(name as Name, { message: code }, { shouldFocus: true })
    if (answer.fields) return
    const text = faultOf.whole(answer.error)
    setFailure(text)
    showToast({ tone: 'error', title: t('profile.failed'), text }, close)
  })
  return (
    <form method="post" noValidate onSubmit={sendOnce(isSubmitting, submit)} className="way-form">
      {/* For password managers: whose password it is. */}
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        label={t('fields.currentPassword')}
        field={register('currentPassword')}
        fault={faultOf.field(errors.currentPassword?.message)}
      />
      <PasswordField
        label={t('fields.newPassword')}
        field={register('password')}
        fault={faultOf.field(errors.password?.message)}
        isNew
      />
      <FormFault text={failure} />
      <SubmitButton
        busy={isSubmitting}
        label={t('profile.change')}
        busyLabel={t('profile.busy')}
        className="button button-line"
      />
    </form>
  )
}
