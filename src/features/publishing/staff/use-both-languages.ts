'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { postVerb } from '@/lib/post-verb'
import { failureText } from './failure-text'
import { useOpenDocument } from './use-open-document'
import { usePublishingTexts } from './use-publishing-texts'

/**
 * Returns a function that publishes or unpublishes every language of the open document, reports the result, and shows the
 * document as it is then.
 */
export function useBothLanguages(verb: 'publish-both' | 'unpublish-both', done: string): () => Promise<void> {
  const { text } = usePublishingTexts()
  const router = useRouter()
  const document = useOpenDocument()
  const info = useDocumentInfo()
  return async () => {
    const response = await postVerb(verb, document)
    if (!response.success) return void toast.error(failureText(text, response))
    const isPublished = verb === 'publish-both'
    info.setHasPublishedDoc(isPublished)
    info.setUnpublishedVersionCount(isPublished ? 0 : 1)
    info.incrementVersionCount()
    toast.success(text(done))
    router.refresh()
  }
}
