'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'

import { Field } from '@/components/ui/field'
import { showToast } from '@/components/portal/show-toast'
import { languages, localizedPath, type Language } from '@/i18n/languages'
import { useRouter } from '@/i18n/navigation'
import { postVerb } from '@/lib/run-verb'
import { profileSchema } from '../schemas'
import { FieldRow, FormError, submitOnce, SubmitButton, useErrorTexts } from './form-parts'
import { loadPage } from './session-redirects'

export type Profile = z.input<typeof profileSchema>
type Name = keyof typeof profileSchema.shape

type Props = { profile: Profile; names: Record<Language, string> }

/** The profile of the signed-in user. The page changes to the language that is saved. */
export function ProfileForm({ profile, names }: Props) {
  const t = useTranslations('auth')
  const close = useTranslations('layout')('close')
  const language = useLocale()
  const router = useRouter()
  const errorTexts = useErrorTexts()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(profileSchema),
    defaultValues: profile,
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    const response = await postVerb('update-profile', values)
    if (response.success) {
      // The page in the new language shows the confirmation, in that language.
      if (values.language !== language)
        loadPage(`${localizedPath('/auth/profile', values.language)}#toast=language_changed`)
      else {
        showToast({ tone: 'success', title: t('profile.saved'), text: t('profile.savedText') }, close)
        router.refresh()
      }
      return
    }
    for (const [name, code] of Object.entries(response.fields ?? {}))
      if (name in profileSchema.shape) setError(name as Name, { message: code }, { shouldFocus: true })
    if (response.fields) return
    const text = errorTexts.form(response.error)
    setFailure(text)
    showToast({ tone: 'error', title: t('profile.failed'), text }, close)
  })

  // Registered in their order on the page: the first invalid field gets the focus.
  const textField = (name: Exclude<Name, 'language'>, autoComplete: string, isOptional = false) => {
    const field = register(name)
    return (
      <Field
        label={t(`fields.${name}`)}
        optional={isOptional ? t('fields.optional') : undefined}
        error={errorTexts.field(errors[name]?.message)}
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
    <form method="post" noValidate onSubmit={submitOnce(isSubmitting, submit)} className="grid gap-4">
      <FieldRow>
        {textField('firstName', 'given-name')}
        {textField('lastName', 'family-name')}
      </FieldRow>
      <FieldRow>
        {textField('phone', 'tel', true)}
        {textField('companyName', 'organization', true)}
      </FieldRow>
      <Field
        label={t('fields.language')}
        hint={t('profile.aboutText')}
        error={errorTexts.field(errors.language?.message)}
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
      <FormError text={failure} />
      <SubmitButton
        busy={isSubmitting}
        label={t('profile.save')}
        busyLabel={t('profile.busy')}
        className="w-fit"
      />
    </form>
  )
}
