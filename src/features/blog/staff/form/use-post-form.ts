'use client'

import { toast, useConfig, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'

import { isLanguage, defaultLanguage, type Language } from '@/i18n/languages'
import { isEmptyDocument } from '@/lib/document'
import { isTextEmpty } from './is-text-empty'
import { whenIdle } from './when-idle'

export type PostForm = {
  /** Undefined for a post that is not stored yet. */
  id: string | undefined
  language: Language
  /** Whether the form holds what is not saved yet. */
  isModified: boolean
  /**
   * Saves the form as the draft of the open language and returns whether it worked. Without title or content nothing is
   * sent. If visitors read what is stored (`isPublic`) and nothing changed, there is no draft to save.
   */
  saveDraft: (options?: { isPublic: boolean }) => Promise<boolean>
  /** Reads again what the editor shows of the publication. */
  refresh: () => Promise<void>
}

/** The form around a part of it: which post and language are open, and how they are saved. */
export function usePostForm(): PostForm {
  const t = useTranslations('postForm')
  const queryClient = useQueryClient()
  const { code } = useLocale()
  const { config } = useConfig()
  const { getData, submit } = useForm()
  const isModified = useFormModified()
  const { id, uploadStatus, setUnpublishedVersionCount } = useDocumentInfo()
  const language = isLanguage(code) ? code : defaultLanguage
  const post = id === undefined ? undefined : String(id)

  const isModifiedNow = useRef(isModified)
  useEffect(() => {
    isModifiedNow.current = isModified
  }, [isModified])

  const saveDraft: PostForm['saveDraft'] = async ({ isPublic } = { isPublic: false }) => {
    // The editor passes its text on to the form when the browser is idle.
    await whenIdle()
    const { title, content } = getData()
    if (isTextEmpty(title) || isEmptyDocument(content)) {
      toast.error(t('error'), { description: t('failed.required') })
      return false
    }
    if (uploadStatus === 'uploading') return false
    if (isPublic && !isModifiedNow.current) return true
    const query = new URLSearchParams({
      depth: '0',
      locale: language,
      draft: 'true',
      'fallback-locale': 'null',
    })
    const saved = await submit({
      action: `${config.routes.api}/posts${post ? `/${post}` : ''}?${query}`,
      method: post ? 'PATCH' : 'POST',
      overrides: { _status: 'draft' },
      disableSuccessStatus: true,
      skipValidation: true,
    })
    if (!saved) {
      toast.error(t('error'), { description: t('failed.save') })
      return false
    }
    setUnpublishedVersionCount((count) => count + 1)
    return true
  }
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['posts'] })
  return { id: post, language, isModified, saveDraft, refresh }
}
