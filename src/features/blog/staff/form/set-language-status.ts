'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import type { Refusal } from '@/features/saving/answer-rules'
import type { Saver } from '@/features/saving/staff/saver'
import type { Language } from '@/i18n/languages'
import { RequestError } from '@/lib/request-error'
import type { PostForm } from './use-post-form'

/**
 * Publishes the draft of one language of the post that a form shows, even if it's archived, or takes it off the site. Throws
 * RequestError, also when the draft has become another one than the form shows.
 */
export async function setLanguageStatus(
  saver: Pick<Saver, 'setStatus'>,
  language: Language,
  status: 'published' | 'draft',
): Promise<void> {
  const data = { _status: status, ...(status === 'published' && { archivedAt: null }) }
  const outcome = await saver.setStatus(language, data)
  switch (outcome.kind) {
    case 'saved':
      return
    case 'refused':
      throw errorOf(outcome, language)
    case 'signedOut':
      throw new RequestError('unauthenticated')
    case 'locked':
    case 'changed':
      throw new RequestError('conflict')
    default:
      throw new RequestError('failed')
  }
}

const codes: Record<number, string> = { 400: 'invalid', 403: 'forbidden', 404: 'not_found', 409: 'unread' }

/** Payload's errors as our verbs name them: the language, and the paths of what it lacks. */
function errorOf({ status, problems }: Refusal, language: Language): RequestError {
  const fields = status === 400 && {
    [language]: 'incomplete',
    ...Object.fromEntries(problems.map(({ path }) => [`${language}.${path}`, 'required'])),
  }
  return new RequestError(codes[status] ?? 'failed', fields ? { fields } : {})
}

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
