'use client'

import { useTranslations } from 'next-intl'

import type { VerbFormState } from '@/components/staff/use-verb-form'
import { FormField } from '@/components/staff/verb-form'
import type { Language } from '@/i18n/languages'
import { slugOf } from '@/lib/slug'
import { categoryLimits } from '../board-rules'
import type { CategoryField } from './category-form-rules'

type Props = {
  form: Pick<VerbFormState<CategoryField>, 'control' | 'errorOf'>
  language: Language
  /** The slug of a new category follows its name until someone types another one. */
  isNew: boolean
}

/** The fields of a category in one language. */
export function CategoryFields({ form, language, isNew }: Props) {
  const t = useTranslations('blogBoard.categories')
  const typed = form.control(`name_${language}`).value
  const given = { lang: language, autoComplete: 'off' }
  return (
    <>
      <FormField form={form} name={`name_${language}`} label={t('name')}>
        {(control) => <input {...control} {...given} maxLength={categoryLimits.name} required />}
      </FormField>
      <FormField form={form} name={`slug_${language}`} label={t('slug')} isOptional hint={t('slugHint')}>
        {(control) => (
          <input
            {...control}
            {...given}
            maxLength={categoryLimits.slug}
            value={control.value || (isNew ? slugOf(typed) : '')}
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField form={form} name={`description_${language}`} label={t('description')} isOptional>
        {(control) => (
          <textarea {...control} lang={language} maxLength={categoryLimits.description} rows={3} />
        )}
      </FormField>
    </>
  )
}
