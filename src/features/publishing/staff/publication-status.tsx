'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { ScheduleNotes } from './schedule-notes'
import { useTexts } from './use-texts'

/** The state of the language that is open for editing, and what is scheduled. A post says the latter in its own card. */
export function PublicationStatus() {
  const { text, language } = useTexts()
  const { collectionSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const published = unpublishedVersionCount > 0 ? 'changed' : 'published'
  const state = text(`states:${hasPublishedDoc ? published : 'draft'}`)
  return (
    <>
      <p className="publication-status">{text('state', { language, state })}</p>
      {collectionSlug !== 'posts' && <ScheduleNotes />}
    </>
  )
}
