'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'

import { ContentLanguageSwitch, languageOfError } from '@/components/staff/languages'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { VerbForm } from '@/components/staff/verb-form'
import { saveCategorySchema } from '../board-schemas'
import type { BoardCategory } from '../queries/category-list'
import { CategoryFields } from './category-fields'
import { categoryTexts, goneNames } from './category-form-rules'
import { saveCategoryMutation } from './category-mutations'
import { usePostMutationContext } from './post-mutations'

type Props = { category?: BoardCategory; onClose: () => void }

/** The form of a category, in both languages: a switch chooses which one it shows. */
export function CategoryForm({ category, onClose }: Props) {
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
    <StaffDialog
      title={t(category ? 'editTitle' : 'new')}
      className="category-form"
      drafts={drafts}
      onClose={onClose}
    >
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
