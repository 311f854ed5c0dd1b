'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'

import type { VerbResponse } from '@/lib/run-verb'
import { newPasswordSchema, signInSchema } from '../schemas'
import { FormError, submitOnce, SubmitButton, useErrorTexts, PasswordField } from './form-parts'
import { ExpiredLink } from './expired-link'

/** The parameters of a link in an email. */
export type LinkProps = {
  token: string
  next?: string
  /** The error code of the password when the form was sent without JavaScript. */
  errorCode?: string
}

const fields = {
  existing: signInSchema.pick({ password: true }),
  new: newPasswordSchema.pick({ password: true }),
}

type Props = LinkProps & {
  kind: 'verify' | 'reset' | 'invitation'
  /** Whether an existing password is entered or a new one set. */
  password: keyof typeof fields
  texts: { intro: string; label: string; hint?: string; submit: string; busy: string }
  /** Sends the request, and opens the next page when it succeeds. */
  send: (password: string) => Promise<VerbResponse>
  children?: ReactNode
}

/** The form behind a link in an email: sends a password with the token. Works without JavaScript. */
export function LinkForm({ kind, token, next, errorCode, password, texts, send, children }: Props) {
  const language = useLocale()
  const errorTexts = useErrorTexts()
  const [failure, setFailure] = useState<string>()
  const [isExpired, setExpired] = useState(false)
  const [initialErrors] = useState(
    errorCode ? { password: { type: 'server', message: errorCode } } : undefined,
  )
  const { register, handleSubmit, setError, formState } = useForm({
    errors: initialErrors,
    resolver: zodResolver(fields[password]),
    defaultValues: { password: '' },
  })
  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    const response = await send(values.password)
    if (response.success) return
    const error = response.fields?.password
    if (error) setError('password', { message: error }, { shouldFocus: true })
    else if (response.error === 'link_expired' || response.error === 'invalid') setExpired(true)
    else setFailure(errorTexts.form(response.error))
  })
  if (isExpired) return <ExpiredLink kind={kind} next={next} />
  return (
    <form
      method="post"
      action="/api/account-form"
      noValidate
      onSubmit={submitOnce(formState.isSubmitting, submit)}
      className="grid gap-4"
    >
      <input type="hidden" name="action" value={kind} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      {next && <input type="hidden" name="next" value={next} />}
      <p>{texts.intro}</p>
      <PasswordField
        label={texts.label}
        hint={texts.hint}
        field={register('password')}
        error={errorTexts.field(formState.errors.password?.message)}
        isNew={password === 'new'}
      />
      <FormError text={failure} />
      <SubmitButton busy={formState.isSubmitting} label={texts.submit} busyLabel={texts.busy} />
      {children}
    </form>
  )
}
