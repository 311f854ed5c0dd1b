'use client'

import { useDocumentInfo, useField, useLocale, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import { defaultLanguage, isLanguage, localizedPath } from '@/i18n/languages'
import { slugOf } from '@/lib/slug'
import { isGeneratedSlug } from '../../publish-rules'
import { countWords, readingMinutes } from '../../rules'

/**
 * The address below the slug. A slug that was generated follows the title while someone types it, until the language is
 * published; the server numbers it when another post has it.
 */
export function SlugHint() {
  const { value: title } = useField<string | null>({ path: 'title' })
  const { value: slug, setValue } = useField<string | null>({ path: 'slug' })
  const { hasPublishedDoc } = useDocumentInfo()
  const { code } = useLocale()
  const earlier = useRef(title)
  useEffect(() => {
    const before = slugOf(earlier.current ?? '')
    const after = slugOf(title ?? '')
    if (after === before) return
    earlier.current = title
    if (!slug || (!hasPublishedDoc && isGeneratedSlug(slug, before))) setValue(after)
  }, [title, slug, hasPublishedDoc, setValue])
  const language = isLanguage(code) ? code : defaultLanguage
  const shown = slug || slugOf(title ?? '')
  return shown ? (
    <p className="mt-1 text-note text-muted wrap-anywhere">{localizedPath(`/blog/${shown}`, language)}</p>
  ) : null
}

type Translate = (key: string, values: { count: number }) => string

/** How long the text is, in words and in minutes to read, and what pasting does. Shown below the editor. */
export function TextLength() {
  const { i18n, t } = useTranslation()
  const content = useFormFields(([fields]) => fields.content?.value)
  const text = (key: string, count: number) => {
    const number = count.toLocaleString(i18n.language === 'es' ? 'es-MX' : 'en-US')
    // Payload types the keys of its own texts only.
    return (t as unknown as Translate)(`puente:posts:length:${key}`, { count }).replace('{number}', number)
  }
  const words = countWords(content)
  return (
    <p className="flex flex-wrap justify-between gap-x-5 gap-y-1 border-t border-line pt-3.5 text-note leading-4.5 text-muted">
      <span>
        {text('words', words)}
        {words > 0 && `, ${text('minutes', readingMinutes(content))}`}
      </span>
      <span>{text('paste', 0)}</span>
    </p>
  )
}
