'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { postVerb } from '@/lib/post-verb'
import type { Role } from '../rules'
import { newPasswordSchema } from '../schemas'
import { arrive } from './arrive'
import { goalAfter } from './goal'
import { FormFault } from './form-fault'
import { LinkOver } from './link-over'
import { PasswordField } from './password-field'
import { sendOnce } from './send-once'
import { SubmitButton } from './submit-button'
import { useFaults } from './use-faults'

const fields = newPasswordSchema.pick({ password: true })

/** `reset` of a password that was forgotten, or the first one of an `invitation`. */
type Props = {
  kind: 'reset' | 'invitation'
  token: string
  next?: string
  /** What was wrong with a password that was sent without a script. */
  fault?: string
}

/** Sets a password by the link of a mail, and signs its owner in. */
export function NewPasswordForm({ kind, token, next, fault: first }: Props) {
  const t = useTranslations('auth')
  const language = useLocale()
  const faultOf = useFaults()
  const [failure, setFailure] = useState<string>()
  const [over, setOver] = useState(false)
  const [before] = useState(first ? { password: { type: 'sent', message: first } } : undefined)
  const { register, handleSubmit, setError, formState } = useForm({
    errors: before,
    resolver: zodResolver(fields),
    defaultValues: { password: '' },
  })
  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined)
    const answer = await postVerb<{ user: { role: Role } }>('users/reset-password', { token, password })
    if (answer.success)
      return arrive(
        goalAfter(answer.user.role, language, next),
        kind === 'reset' ? 'password_set' : 'invited',
      )
    const fault = answer.fields?.password
    if (fault) return setError('password', { message: fault }, { shouldFocus: true })
    if (answer.error === 'link_over' || answer.error === 'invalid') return setOver(true)
    setFailure(faultOf.whole(answer.error))
  })
  if (over) return <LinkOver kind={kind} next={next} />
  return (
    <form
      method="post"
      action="/api/account-form"
      noValidate
      onSubmit={sendOnce(formState.isSubmitting, submit)}
      className="way-form"
    >
      <input type="hidden" name="act" value={kind} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      {next && <input type="hidden" name="next" value={next} />}
      <p>{t(`${kind}.text`)}</p>
      <PasswordField
        label={t('fields.newPassword')}
        field={register('password')}
        fault={faultOf.field(formState.errors.password?.message)}
        isNew
      />
      <FormFault text={failure} />
      <SubmitButton busy={formState.isSubmitting} label={t(`${kind}.submit`)} busyLabel={t(`${kind}.busy`)} />
    </form>
  )
}
