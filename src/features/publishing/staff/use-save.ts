'use client'

import { toast, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'

import { usePublishingTexts } from './use-publishing-texts'

/**
 * Returns a function that saves the form in the language that is open, as a draft or published, and returns whether it
 * worked. Payload shows the errors.
 */
export function useSave(): (status: 'draft' | 'published') => Promise<boolean> {
  const { text, language, code } = usePublishingTexts()
  const { config } = useConfig()
  const { submit } = useForm()
  const { id, collectionSlug, globalSlug, ...info } = useDocumentInfo()
  const path = globalSlug ? `globals/${globalSlug}` : [collectionSlug, id].filter(Boolean).join('/')
  return async (status) => {
    if (info.uploadStatus === 'uploading') return false
    const isDraft = status === 'draft'
    const query = new URLSearchParams({ depth: '0', locale: code, ...(isDraft && { draft: 'true' }) })
    const result = await submit({
      action: `${config.routes.api}/${path}?${query}`,
      overrides: { _status: status },
      disableSuccessStatus: true,
      skipValidation: isDraft,
    })
    if (!result) return false
    info.setUnpublishedVersionCount((count) => (isDraft ? count + 1 : 0))
    if (isDraft) return true
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(true)
    toast.success(text('published', { language }))
    return true
  }
}
