'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type SyntheticEvent } from 'react'

import { useShell } from '@/components/staff/shell'
import { Field } from '@/components/ui/field'
import { signIn, type SignInFailure } from '@/lib/sign-in'
import { notifyOtherTabs } from '../site/session-hint'
import { FormError, PasswordField, SubmitButton, useErrorTexts } from '../portal/form-parts'
import { redirectAfterSignIn } from '../portal/sign-in-redirect'

/** The fields of the form by name, and why each cannot be sent. */
type Errors = { email?: 'required'; password?: 'required' | 'mismatch' }

type Props = {
  /** The path to open afterwards. */
  next: string | undefined
  /** Why the last try failed, of a browser without scripts. */
  failed: SignInFailure | undefined
  /** The way to a new password. */
  forgot: string
}

/** Signs staff in. Without scripts, the form is answered by src/app/api/sign-in-form. */
export function StaffSignIn({ next, failed, forgot }: Props) {
  const t = useTranslations('auth')
  const { language } = useShell()
  const texts = useErrorTexts()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>(failed === 'mismatch' ? { password: 'mismatch' } : {})
  const [failure, setFailure] = useState(failed === 'mismatch' ? undefined : failed)

  const show = (found: Errors) => {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const values = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = values.get(name)
      return typeof value === 'string' ? value : ''
    }
    const [email, password] = [text('email').trim(), text('password')]
    setFailure(undefined)
    show({ ...(email === '' && { email: 'required' }), ...(password === '' && { password: 'required' }) })
    if (email === '' || password === '') return
    setBusy(true)
    const answer = await signIn({ email, password })
    if ('user' in answer) {
      notifyOtherTabs()
      // A page of its own: what this one holds in memory is of nobody.
      location.assign(redirectAfterSignIn(answer.user, language, next))
      return
    }
    setBusy(false)
    if (answer.error === 'mismatch') show({ password: 'mismatch' })
    else setFailure(answer.error)
  }

  return (
    <form
      ref={form}
      method="post"
      action="/api/sign-in-form"
      noValidate
      className="flex flex-col gap-4.5 [--button-height:--spacing(12)] [--button-size:var(--t0)] [--field-height:--spacing(12)] [--field-size:var(--t0)] *:empty:hidden"
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="language" value={language} />
      {next && <input type="hidden" name="next" value={next} />}
      <Field label={t('fields.email')} error={texts.field(errors.email)}>
        {(attributes) => (
          <input {...attributes} name="email" type="email" required autoComplete="username" autoFocus />
        )}
      </Field>
      <PasswordField
        label={t('fields.password')}
        field={{ name: 'password' }}
        error={texts.field(errors.password)}
      />
      <FormError text={failure && texts.form(failure)} />
      <SubmitButton busy={isBusy} label={t('signIn.submit')} busyLabel={t('signIn.busy')} />
      <a href={forgot} className="inline-flex min-h-11 items-center self-start text-link underline-offset-3">
        {t('signIn.forgot')}
      </a>
    </form>
  )
}
