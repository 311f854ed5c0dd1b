'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations, useLocale } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { showToast } from '@/components/portal/show-toast'
import { Button } from '@/components/ui/button'
import { postVerb } from '@/lib/run-verb'
import { changePasswordSchema } from '../schemas'
import { FormError, submitOnce, SubmitButton, useErrorTexts, PasswordField } from './form-parts'
import { redirectAfterSignOut } from './session-redirects'

type Name = keyof typeof changePasswordSchema.shape

/** Changes the password of the signed-in user, who must enter the current one. */
export function ChangePasswordForm({ email }: { email: string }) {
  const t = useTranslations('auth')
  const close = useTranslations('layout')('close')
  const errorTexts = useErrorTexts()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { currentPassword: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    const response = await postVerb('change-password', values)
    if (response.success) {
      reset()
      showToast({ tone: 'success', title: t('profile.changed'), text: t('profile.changedText') }, close)
      return
    }
    for (const [name, code] of Object.entries(response.fields ?? {}))
      if (name in changePasswordSchema.shape) setError(name as Name, { message: code }, { shouldFocus: true })
    if (response.fields) return
    const text = errorTexts.form(response.error)
    setFailure(text)
    showToast({ tone: 'error', title: t('profile.failed'), text }, close)
  })
  return (
    <form method="post" noValidate onSubmit={submitOnce(isSubmitting, submit)} className="grid gap-4">
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        label={t('fields.currentPassword')}
        field={register('currentPassword')}
        error={errorTexts.field(errors.currentPassword?.message)}
      />
      <PasswordField
        label={t('fields.newPassword')}
        field={register('password')}
        error={errorTexts.field(errors.password?.message)}
        isNew
      />
      <FormError text={failure} />
      <SubmitButton
        busy={isSubmitting}
        label={t('profile.change')}
        busyLabel={t('profile.busy')}
        variant="line"
        className="w-fit"
      />
    </form>
  )
}

/** Ends the sessions on all devices, including this one. */
export function SignOutEverywhere() {
  const t = useTranslations('auth.profile')
  const layout = useTranslations('layout')
  const language = useLocale()
  const [isSigningOut, setSigningOut] = useState(false)
  const signOut = async () => {
    if (isSigningOut) return
    setSigningOut(true)
    const response = await postVerb('sign-out-everywhere', {})
    if (response.success) redirectAfterSignOut(language, 'signed_out_everywhere')
    else if (response.error === 'unauthenticated') redirectAfterSignOut(language)
    else {
      setSigningOut(false)
      const toast = { title: layout('signedOut.errorTitle'), text: t('everywhereFailed') }
      showToast({ tone: 'error', ...toast }, layout('close'))
    }
  }
  return (
    <Button aria-disabled={isSigningOut} variant="line" onClick={() => void signOut()}>
      {isSigningOut ? t('ending') : t('everywhere')}
    </Button>
  )
}
