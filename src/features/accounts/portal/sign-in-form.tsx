'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { Field } from '@/components/ui/field'
import { textLink } from '@/components/ui/text-link'
import { showToast } from '@/components/portal/show-toast'
import { Link } from '@/i18n/navigation'
import { signIn } from '@/lib/sign-in'
import { signInSchema } from '../schemas'
import { AuthLink } from './auth-link'
import { finishSignIn } from './session-redirects'
import { redirectAfterSignIn, withNext } from './sign-in-redirect'
import { FormError, submitOnce, SubmitButton, useErrorTexts, PasswordField } from './form-parts'
import { ResendButton } from './resend-button'

/** After this many wrong passwords, the visitor has probably forgotten theirs. The server allows ten. */
const MANY = 7

const STORAGE_KEY = 'puente_wrong_passwords'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Counts a wrong password and returns whether it is time to suggest a new one. Counted in this tab, whatever the address:
 * the server's response must not reveal which addresses have accounts. Returns false when the browser blocks the storage.
 */
export function countWrongPassword(store: () => Store = () => sessionStorage): boolean {
  try {
    const count = (Number(store().getItem(STORAGE_KEY)) || 0) + 1
    store().setItem(STORAGE_KEY, String(count))
    return count >= MANY
  } catch {
    return false
  }
}

/** Resets the count, after a sign-in. */
export function forgetWrongPasswords(store: () => Store = () => sessionStorage): void {
  try {
    store().removeItem(STORAGE_KEY)
  } catch {
    // The browser blocks the storage, so there is nothing to forget.
  }
}

/** After many wrong passwords: suggests a new one. A live region, which is there before its text. */
function ResetHint({ isShown, next }: { isShown: boolean; next?: string }) {
  const t = useTranslations('auth.signIn')
  return (
    <div role="status" className="empty:hidden">
      {isShown && (
        <p>
          {t.rich('manyWrong', {
            link: (chunks) => (
              <Link href={withNext('/auth/forgot', next)} prefetch={false} className={textLink}>
                {chunks}
              </Link>
            ),
          })}
        </p>
      )}
    </div>
  )
}

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
    if ('user' in response) {
      forgetWrongPasswords()
      finishSignIn(redirectAfterSignIn(response.user, language, next), 'signed_in')
      return
    }
    const { error } = response
    if (error === 'mismatch') {
      setMismatched(values.email)
      setManyWrong(countWrongPassword())
      setError('password', { message: error }, { shouldFocus: true })
      fail(t('errors.mismatch'))
    } else {
      setFailure(errorTexts.form(error))
      fail(errorTexts.form(error))
    }
  })

  return (
    <form method="post" noValidate onSubmit={submitOnce(isSubmitting, submit)} className="grid gap-4">
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
        <AuthLink href={withNext('/auth/forgot', next)}>{t('signIn.forgot')}</AuthLink>
      </p>
    </form>
  )
}
