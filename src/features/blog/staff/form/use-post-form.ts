'use client'

import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { toast, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'

import { isReading, type Saving } from '@/features/saving/saving-rules'
import type { Saver } from '@/features/saving/staff/saver'
import { useSaver } from '@/features/saving/staff/use-saver'
import { isLanguage, defaultLanguage, type Language } from '@/i18n/languages'
import { isEmptyDocument } from '@/lib/document'
import { readQuery } from '@/lib/read-query'

/** The state of the post in both languages. */
export const publicationQuery = (post: string) =>
  queryOptions({
    queryKey: ['posts', 'detail', post],
    queryFn: ({ signal }) => readQuery('post-publication', { post }, signal),
  })

/** Whether a value of a form has no text. */
const isTextEmpty = (value: unknown): boolean => typeof value !== 'string' || value.trim() === ''

export type PostForm = {
  /** Undefined for a post that is not stored yet. */
  id: string | undefined
  language: Language
  saver: Saver
  /** Who writes, if it's a colleague: then nothing can be changed here. `name` is undefined until it's known. */
  colleague: { name: string | undefined } | undefined
  /**
   * Saves the form as the draft of the open language, with what is typed meanwhile, and returns whether the server has
   * confirmed all of it. Without title or content nothing is sent. If visitors read what is stored (`isPublic`) and nothing
   * changed, there is no draft to save.
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
  const { getData } = useForm()
  const { id, uploadStatus } = useDocumentInfo()
  const { saver, saving } = useSaver()
  const language = isLanguage(code) ? code : defaultLanguage
  const post = id === undefined ? undefined : String(id)

  const saveDraft: PostForm['saveDraft'] = async ({ isPublic } = { isPublic: false }) => {
    saver.look()
    const { title, content } = saver.form?.read() ?? getData()
    if (isTextEmpty(title) || isEmptyDocument(content)) {
      toast.error(t('error'), { description: t('failed.required') })
      return false
    }
    if (uploadStatus === 'uploading') return false
    if (isPublic && saver.getState().unsavedSince === undefined) return true
    const isSaved = await saver.saveAll({ status: 'draft' })
    if (!isSaved) toast.error(t('error'), { description: t('failed.save') })
    return isSaved
  }
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['posts'] })
  return { id: post, language, saver, colleague: colleagueOf(saving), saveDraft, refresh }
}

function colleagueOf(saving: Saving): PostForm['colleague'] {
  const { trouble } = saving
  return isReading(saving) && trouble && 'editor' in trouble ? { name: trouble.editor.name } : undefined
}
