'use client'

import { useDocumentInfo, useField, useLocale } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import { defaultLanguage, isLanguage, localizedPath } from '@/i18n/languages'
import { slugOf } from '@/lib/slug'
import { isGeneratedSlug } from '../../publish-rules'

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
  return shown ? <p className="slug-address">{localizedPath(`/blog/${shown}`, language)}</p> : null
}
