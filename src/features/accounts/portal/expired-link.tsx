'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

import { buttonClass } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Link } from '@/i18n/navigation'
import { postVerb } from '@/lib/run-verb'
import { addressSchema } from '../schemas'
import { AuthLink } from './auth-link'
import { FormError, submitOnce, SubmitButton, useErrorTexts } from './form-parts'
import { withNext } from './sign-in-redirect'

const fields = addressSchema.pick({ email: true })

/** Requests another verification email for an address that the visitor enters. */
function ResendForm({ next }: { next?: string }) {
  const t = useTranslations('auth')
  const language = useLocale()
  const errorTexts = useErrorTexts()
  const [failure, setFailure] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(async ({ email }) => {
    setFailure(undefined)
    const response = await postVerb('resend-verification', { email, language, next })
    if (response.success) setSentTo(email)
    else setFailure(errorTexts.form(response.error))
  })
  if (sentTo) return <p>{t('resend.doneText', { email: sentTo })}</p>
  return (
    <form
      method="post"
      noValidate
      onSubmit={submitOnce(formState.isSubmitting, submit)}
      className="grid gap-4"
    >
      <Field label={t('fields.email')} error={errorTexts.field(formState.errors.email?.message)}>
        {(attributes) => (
          <input {...register('email')} {...attributes} type="email" required autoComplete="username" />
        )}
      </Field>
      <FormError text={failure} />
      <SubmitButton busy={formState.isSubmitting} label={t('resend.submit')} busyLabel={t('resend.busy')} />
    </form>
  )
}

type Props = { kind: 'reset' | 'invitation' | 'verify'; next?: string }

/** Shown for a link in an email that was used, has expired or is unknown. */
export function ExpiredLink({ kind, next }: Props) {
  const t = useTranslations('auth.over')
  return (
    <div className="grid gap-4" role="alert">
      <h2 className="text-heading">{t('title')}</h2>
      <p>{t('text')}</p>
      {kind !== 'reset' && <p>{t(kind)}</p>}
      {kind === 'verify' ? (
        <ResendForm next={next} />
      ) : (
        <p>
          <Link
            href={withNext('/auth/forgot', next)}
            prefetch={false}
            className={buttonClass('accent', 'normal', 'w-full')}
          >
            {t('ask')}
          </Link>
        </p>
      )}
      <p>
        <AuthLink href={withNext('/auth', next)}>{t('signIn')}</AuthLink>
      </p>
    </div>
  )
}
