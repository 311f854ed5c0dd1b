'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import type { Language } from '@/i18n/languages'
import type { PostForm } from './use-post-form'

/** Returns a function that shows the post as it is after languages of it went live or off the site. */
export function useAfterPublishing(form: PostForm) {
  const router = useRouter()
  const info = useDocumentInfo()
  return async (changed: readonly Language[], isPublished: boolean): Promise<void> => {
    if (changed.includes(form.language)) {
      info.setHasPublishedDoc(isPublished)
      info.setUnpublishedVersionCount(isPublished ? 0 : 1)
      info.setMostRecentVersionIsAutosaved(false)
    }
    info.incrementVersionCount()
    await form.refresh()
    router.refresh()
  }
}
