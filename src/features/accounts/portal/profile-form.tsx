'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'

import { Field } from '@/components/ui/field'
import { showToast } from '@/features/shell/portal/show-toast'
import { languages, type Language } from '@/i18n/languages'
import { useRouter } from '@/i18n/navigation'
import { postVerb } from '@/lib/post-verb'
import { profileSchema } from '../schemas'
import { FormFault } from './form-fault'
import { sendOnce } from './send-once'
import { SubmitButton } from './submit-button'
import { useFaults } from './use-faults'

export type Profile = z.input<typeof profileSchema>
type Name = keyof typeof profileSchema.shape

type Props = { profile: Profile; names: Record<Language, string> }

/** What people say of themselves. The language is that of what we send them; the page follows it. */
export function ProfileForm({ profile, names }: Props) {
  const t = useTranslations('auth')
  const close = useTranslations('shell')('close')
  const language = useLocale()
  const router = useRouter()
  const faultOf = useFaults()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(profileSchema),
    defaultValues: profile,
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    const answer = await postVerb('update-profile', values)
    if (answer.success) {
      showToast({ tone: 'success', title: t('profile.saved'), text: t('profile.savedText') }, close)
      if (values.language !== language) router.replace('/auth/profile', { locale: values.language })
      else router.refresh()
      return
    }
    for (const [name, code] of Object.entries(answer.fields ?? {}))
      if (name in profileSchema.shape) setError(name as Name, { message: code }, { shouldFocus: true })
    if (answer.fields) return
    const text = faultOf.whole(answer.error)
    setFailure(text)
    showToast({ tone: 'error', title: t('profile.failed'), text }, close)
  })

  // Registered in their order on the page: the first that is wrong gets the keyboard.
  const plain = (name: Exclude<Name, 'language'>, autoComplete: string, isOptional = false) => {
    const field = register(name)
    return (
      <Field
        label={t(`fields.${name}`)}
        optional={isOptional ? t('fields.optional') : undefined}
        fault={faultOf.field(errors[name]?.message)}
      >
        {(attributes) => (
          <input
            {...field}
            {...attributes}
            type={name === 'phone' ? 'tel' : 'text'}
            required={!isOptional}
            autoComplete={autoComplete}
          />
        )}
      </Field>
    )
  }
  return (
    <form method="post" noValidate onSubmit={sendOnce(isSubmitting, submit)} className="way-form">
      <div className="way-pair">
        {plain('firstName', 'given-name')}
        {plain('lastName', 'family-name')}
      </div>
      <div className="way-pair">
        {plain('phone', 'tel', true)}
        {plain('companyName', 'organization', true)}
      </div>
      <Field
        label={t('fields.language')}
        hint={t('profile.aboutText')}
        fault={faultOf.field(errors.language?.message)}
      >
        {(attributes) => (
          <select {...register('language')} {...attributes}>
            {languages.map((name) => (
              <option key={name} value={name} lang={name}>
                {names[name]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <FormFault text={failure} />
      <SubmitButton busy={isSubmitting} label={t('profile.save')} busyLabel={t('profile.busy')} />
    </form>
  )
}
