'use client'

import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'

import { Button } from '@/components/ui/button'
import { discardDrafts, useSubmission } from '@/components/staff/dialog-drafts'
import { LeaveButton, StaffDialog } from '@/components/staff/staff-dialog'
import { languages } from '@/i18n/languages'
import { requestErrorOf } from '@/lib/request-error'
import type { BoardCategory } from '../queries/category-list'
import { CategoryFields, useCategoryTexts } from './category-fields'
import { languageOfError, namelessLanguages } from './category-form-rules'
import { saveCategoryMutation } from './category-mutations'
import { usePostMutationContext } from './post-mutations'

type Props = { category?: BoardCategory; onClose: () => void }

/** The form of a category, in both languages: a switch chooses which one it shows. */
export function CategoryForm({ category, onClose }: Props) {
  const t = useTranslations('blogBoard.categories')
  const names = useTranslations('dashboard.languages')
  const reader = useLocale()
  const [language, setLanguage] = useState(reader)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const drafts = `category-${category?.id ?? 'new'}-`
  const texts = {
    en: useCategoryTexts(`${drafts}en-`, category?.texts.en),
    es: useCategoryTexts(`${drafts}es-`, category?.texts.es),
  }
  const submission = useSubmission(drafts)
  const save = useMutation(saveCategoryMutation(usePostMutationContext()))
  const show = (found: Record<string, string>) => {
    setErrors(found)
    setLanguage(languageOfError(found) ?? language)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const given = { en: texts.en.values, es: texts.es.values }
    const named = languages.filter((name) => category?.texts[name])
    const missing = namelessLanguages(given, named, language)
    show(Object.fromEntries(missing.map((name) => [`${name}.name`, 'required'])))
    if (missing.length > 0) return
    save.mutate(
      {
        ...(category && { category: category.id, expected: category.revision }),
        ...given,
        submission_id: submission(),
      },
      {
        onSuccess: () => {
          discardDrafts(drafts)
          onClose()
        },
        onError: (error) => show(requestErrorOf(error).details.fields ?? {}),
      },
    )
  }

  return (
    <StaffDialog
      title={t(category ? 'editTitle' : 'new')}
      className="category-form"
      drafts={drafts}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <div className="dialog-body">
          <div role="group" aria-label={t('language')} className="segments">
            {languages.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === language}
                onClick={() => setLanguage(name)}
              >
                {texts[name].values.name.trim() ? names(name) : t('missing', { language: names(name) })}
              </button>
            ))}
          </div>
          <CategoryFields
            key={language}
            language={language}
            texts={texts[language]}
            isNew={!category}
            errors={errors}
          />
        </div>
        <div className="dialog-foot">
          <LeaveButton />
          <Button variant="accent" size="compact" type="submit" aria-disabled={save.isPending}>
            {save.isPending ? t('saving') : t(category ? 'update' : 'create')}
          </Button>
        </div>
      </form>
    </StaffDialog>
  )
}
