'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { useBoardToasts } from '@/components/staff/use-toasts'
import { MAX_DRAFTED } from '../rules'
import type { Translation } from '../queries/translation'
import { draftPassages, failureOf } from './draft-passages'
import { translationQuery } from './translate-params'

/** Drafts everything that is missing or out of date, some passages at a time; what was drafted stays when one fails. */
export function useDraftAll(data: Translation) {
  const t = useTranslations('translation')
  const toasts = useBoardToasts()
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const keys = data.passages.flatMap(({ key, state, isEditable, source }) =>
    isEditable && source.length > 0 && (state === 'missing' || state === 'stale') ? [key] : [],
  )
  const { mutate, isPending } = useMutation({
    mutationFn: async (passages: string[]) => {
      for (let done = 0; done < passages.length; done += MAX_DRAFTED) {
        setProgress({ done, total: passages.length })
        await draftPassages(data, passages.slice(done, done + MAX_DRAFTED))
        await queryClient.invalidateQueries(translationQuery(data.document))
      }
    },
    onSuccess: (_, passages) => toasts.done(t('done.title'), t('done.text', { count: passages.length })),
    onError: (error) => toasts.failed(t('failed.draft'), error, failureOf(error, t)),
  })
  return { ...progress, isPending, waiting: keys.length, start: () => mutate(keys) }
}

export type Drafting = ReturnType<typeof useDraftAll>
