'use client'

import { useTranslations, useLocale } from 'next-intl'
import { useState } from 'react'

import { ContentLanguageSwitch, languageOfError } from '@/components/staff/languages'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { type VerbFormState, useVerbForm } from '@/components/staff/use-verb-form'
import { FormField, VerbForm } from '@/components/staff/verb-form'
import type { Language } from '@/i18n/languages'
import { slugOf } from '@/lib/slug'
import { categoryLimits, type CategoryField, categoryTexts, goneNames } from '../board-rules'
import { saveCategorySchema } from '../board-schemas'
import type { BoardCategory } from '../queries/category-list'
import { saveCategoryMutation, usePostMutationContext } from './post-mutations'

type CategoryFieldsProps = {
  form: Pick<VerbFormState<CategoryField>, 'control' | 'errorOf'>
  language: Language
  /** The slug of a new category follows its name until someone types another one. */
  isNew: boolean
}

/** The fields of a category in one language. */
function CategoryFields({ form, language, isNew }: CategoryFieldsProps) {
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

type CategoryFormProps = { category?: BoardCategory; onClose: () => void }

/** The form of a category, in both languages: a switch chooses which one it shows. */
export function CategoryForm({ category, onClose }: CategoryFormProps) {
  const t = useTranslations('blogBoard.categories')
  const reader = useLocale()
  const [language, setLanguage] = useState(reader)
  const drafts = `category-${category?.id ?? 'new'}-`
  const { en, es } = category?.texts ?? {}
  const form = useVerbForm({
    drafts,
    given: {
      name_en: en?.name ?? '',
      name_es: es?.name ?? '',
      slug_en: en?.slug ?? '',
      slug_es: es?.slug ?? '',
      description_en: en?.description ?? '',
      description_es: es?.description ?? '',
    },
    schema: saveCategorySchema,
    check: (values) => goneNames(values, category?.texts ?? {}),
    input: (values) => ({
      ...(category && { category: category.id, expected: category.revision }),
      en: categoryTexts(values, 'en'),
      es: categoryTexts(values, 'es'),
    }),
    mutation: saveCategoryMutation(usePostMutationContext()),
    errorText: (name, code) => {
      if (name.startsWith('name_') && code === 'required') return t('errors.name')
      return code === 'taken' ? t('errors.taken') : undefined
    },
    onDone: onClose,
    onRefused: (codes) => setLanguage(languageOfError(codes, ['name', 'slug', 'description'], language)),
  })
  return (
    <StaffDialog title={t(category ? 'editTitle' : 'new')} drafts={drafts} onClose={onClose}>
      <VerbForm form={form} labels={{ send: t(category ? 'update' : 'create'), sending: t('saving') }}>
        <ContentLanguageSwitch
          label={t('language')}
          current={language}
          isMissing={(name) => !form.values[`name_${name}`].trim()}
          missing={(name) => t('missing', { language: name })}
          onChange={setLanguage}
        />
        <CategoryFields key={language} form={form} language={language} isNew={!category} />
      </VerbForm>
    </StaffDialog>
  )
}
