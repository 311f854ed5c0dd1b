'use client'

import { useLocale, useTranslation, useDocumentInfo, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import type { Language } from '@/i18n/languages'
import { postVerb } from '@/lib/run-verb'
import type { DraftedDocument } from '../rules'
import { textsOf, type Text, failureText } from './texts'

/** Returns the texts of publishing in the user's language, and the name of the language that is open for editing. */
export function usePublishingTexts(): { text: Text; language: string; code: Language } {
  const { t } = useTranslation()
  // Payload's locales are our languages.
  const code = useLocale().code as Language
  const text = textsOf(t)
  return { text, language: text(`languages:${code}`), code }
}

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
