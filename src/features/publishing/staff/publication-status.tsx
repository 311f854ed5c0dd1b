'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { useTexts } from './use-texts'

/** The state of the language that is open for editing. */
export function PublicationStatus() {
  const { text, language } = useTexts()
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const published = unpublishedVersionCount > 0 ? 'changed' : 'published'
  const state = text(`states:${hasPublishedDoc ? published : 'draft'}`)
  return <p className="publication-status">{text('state', { language, state })}</p>
}
