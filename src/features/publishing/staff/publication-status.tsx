'use client'

import { Link } from '@/components/staff/link'
import { useDocumentInfo } from '@payloadcms/ui'

import { translateHref, type DraftedCollection, type DraftedDocument, type DraftedGlobal } from '../rules'
import { ScheduleNotes } from './schedule-modal'
import { usePublishingTexts } from './use-open-document'

/**
 * The state of the language that is open for editing, the way to both side by side, and what is scheduled. The form of a
 * post has parts of its own for the last two.
 */
export function PublicationStatus() {
  const { text, code } = usePublishingTexts()
  const { collectionSlug, globalSlug, id, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const published = unpublishedVersionCount > 0 ? 'changed' : 'published'
  const document: DraftedDocument | undefined = globalSlug
    ? { global: globalSlug as DraftedGlobal }
    : id
      ? { collection: collectionSlug as DraftedCollection, id: String(id) }
      : undefined
  const state = text(`states:${hasPublishedDoc ? published : 'draft'}`)
  return (
    <>
      <p className="mr-3.5 whitespace-nowrap first-letter:uppercase">
        {text('state', { language: text(`labels:${code}`), state })}
      </p>
      {collectionSlug !== 'posts' && (
        <>
          {document && <Link href={translateHref(document)}>{text('sideBySide')}</Link>}
          <ScheduleNotes />
        </>
      )}
    </>
  )
}
