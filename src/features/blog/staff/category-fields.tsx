'use client'

import { useTranslations } from 'next-intl'

import { Field } from '@/components/ui/field'
import { useDraft } from '@/components/staff/dialog-drafts'
import type { Language } from '@/i18n/languages'
import { slugOf } from '@/lib/slug'
import { categoryLimits } from '../board-rules'
import type { BoardCategoryTexts } from '../queries/category-list'

type Draft = [string, (text: string) => void]
type CategoryTexts = {
  values: { name: string; slug: string; description: string }
  set: Record<'name' | 'slug' | 'description', (text: string) => void>
}

/** The texts of a category in one language, as they are typed. `drafts` is the start of their names. */
export function useCategoryTexts(
  drafts: string,
  given: BoardCategoryTexts | null | undefined,
): CategoryTexts {
  const [name, setName]: Draft = useDraft(`${drafts}name`, given?.name ?? '')
  const [slug, setSlug]: Draft = useDraft(`${drafts}slug`, given?.slug ?? '')
  const [description, setDescription]: Draft = useDraft(`${drafts}description`, given?.description ?? '')
  return {
    values: { name, slug, description },
    set: { name: setName, slug: setSlug, description: setDescription },
  }
}

type Props = {
  language: Language
  texts: CategoryTexts
  /** The slug of a new category follows its name until someone types another one. */
  isNew: boolean
  /** Error codes by path, such as `es.slug`. */
  errors: Record<string, string>
}

/** The fields of a category in one language. */
export function CategoryFields({ language, texts: { values, set }, isNew, errors }: Props) {
  const t = useTranslations('blogBoard.categories')
  const common = useTranslations('dashboard')
  const errorOf = (name: keyof typeof values) => {
    const code = errors[`${language}.${name}`]
    if (!code) return undefined
    if (name === 'name' && code === 'required') return t('errors.name')
    if (code === 'taken') return t('errors.taken')
    return common(`fieldErrors.${code === 'too_long' ? code : 'invalid'}`)
  }
  const bind = (name: keyof typeof values) => ({
    lang: language,
    maxLength: categoryLimits[name],
    onChange: ({ target }: { target: { value: string } }) => set[name](target.value),
  })
  return (
    <>
      <Field label={t('name')} error={errorOf('name')}>
        {(control) => (
          <input {...control} {...bind('name')} value={values.name} required autoComplete="off" />
        )}
      </Field>
      <Field label={t('slug')} optional={common('optional')} hint={t('slugHint')} error={errorOf('slug')}>
        {(control) => (
          <input
            {...control}
            {...bind('slug')}
            value={values.slug || (isNew ? slugOf(values.name) : '')}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('description')} optional={common('optional')} error={errorOf('description')}>
        {(control) => <textarea {...control} {...bind('description')} value={values.description} rows={3} />}
      </Field>
    </>
  )
}
