'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import type { DraftedDocument } from '../rules'

/** The document that is open, in a form of one with drafts: others have no controls of publishing. */
export function useOpenDocument(): DraftedDocument {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  return (globalSlug ? { global: globalSlug } : { collection: collectionSlug, id }) as DraftedDocument
}
