'use client'

import { useDocumentInfo, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { postVerb } from '@/lib/run-verb'
import type { DraftedDocument } from '../rules'
import { failureText } from './texts'
import { usePublishingTexts } from './use-publishing-texts'

/** The document that is open, in a form of one with drafts: others have no controls of publishing. */
export function useOpenDocument(): DraftedDocument {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  return (globalSlug ? { global: globalSlug } : { collection: collectionSlug, id }) as DraftedDocument
}

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
