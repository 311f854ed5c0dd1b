'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'

import { useSaver } from '@/features/saving/staff/use-saver'
import { usePublishingTexts } from './use-publishing-texts'

/**
 * Returns a function that saves the form in the language that is open, as a draft or published, and returns whether the
 * server has confirmed it. The bar says why not.
 */
export function useSave(): (status: 'draft' | 'published') => Promise<boolean> {
  const { text, language } = usePublishingTexts()
  const { uploadStatus } = useDocumentInfo()
  const { saver } = useSaver()
  return async (status) => {
    if (uploadStatus === 'uploading') return false
    if (status === 'draft') return saver.saveAll({ status })
    const { kind } = await saver.save({ status })
    if (kind === 'saved') toast.success(text('published', { language }))
    return kind === 'saved'
  }
}
