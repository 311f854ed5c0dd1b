'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { localizedPath } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import { postVerb } from '@/lib/post-verb'
import { signInSchema } from '../schemas'
import { arrive } from './arrive'
import { FormFault } from './form-fault'
import { withGoal } from './goal'
import { LinkOver } from './link-over'
import { PasswordField } from './password-field'
import { sendOnce } from './send-once'
import { SubmitButton } from './submit-button'
import { useFaults } from './use-faults'

const fields = signInSchema.pick({ password: true })

type Props = {
  token: string
  next?: string
  /** What was wrong with a password that was sent without a script. */
  fault?: string
}

/** Proves an address in another browser than the one that signed up: with the password that was chosen there. */
export function VerifyForm({ token, next, fault: first }: Props) {
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
    const answer = await postVerb('verify-email', { token, password })
    if (answer.success) return arrive(next ?? localizedPath('/', language), 'verified')
    const fault = answer.fields?.password
    if (fault) return setError('password', { message: fault }, { shouldFocus: true })
    if (answer.error === 'link_over' || answer.error === 'invalid') return setOver(true)
    setFailure(faultOf.whole(answer.error))
  })
  if (over) return <LinkOver kind="verify" next={next} />
  return (
    <form
      method="post"
      action="/api/account-form"
      noValidate
      onSubmit={sendOnce(formState.isSubmitting, submit)}
      className="way-form"
    >
      <input type="hidden" name="act" value="verify" />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      {next && <input type="hidden" name="next" value={next} />}
      <p>{t('verify.elsewhere')}</p>
      <PasswordField
        label={t('fields.password')}
        hint={t('verify.hint')}
        field={register('password')}
        fault={faultOf.field(formState.errors.password?.message)}
      />
      <FormFault text={failure} />
      <SubmitButton busy={formState.isSubmitting} label={t('verify.submit')} busyLabel={t('verify.busy')} />
      <p>
        <Link href={withGoal('/auth/forgot', next)} prefetch={false} className="link">
          {t('verify.forgot')}
        </Link>
      </p>
    </form>
  )
}
