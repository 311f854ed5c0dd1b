'use client'

import { toast } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { useBoardToasts } from '@/components/staff/use-toasts'
import type { Language } from '@/i18n/languages'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import type { PostPublication } from '../../queries/post-publication'
import { incompleteReason, useBlockTexts } from '../incomplete-reason'
import { useScheduleTimes } from '../scheduled/use-schedule-times'
import { setLanguageStatus, useAfterPublishing } from './set-language-status'
import type { PostForm } from './use-post-form'

type Options = { data: PostPublication; form: PostForm; onClose: () => void }
type Publication = { languages: Language[]; at: Date | undefined }

/** Publishes or schedules the chosen languages; `problem` is what is wrong with the time. */
export function usePublishing({ data, form, onClose }: Options) {
  const t = useTranslations('postForm')
  const names = useTranslations('dashboard.languages')
  const times = useScheduleTimes()
  const texts = {
    board: useTranslations('blogBoard'),
    common: useTranslations('dashboard'),
    blocks: useBlockTexts(),
  }
  const toasts = useBoardToasts()
  const after = useAfterPublishing(form)
  const [problem, setProblem] = useState<string>()
  const document = { collection: 'posts', id: data.id } as const
  const mutation = useMutation({
    mutationFn: async ({ languages, at }: Publication) => {
      const [only] = languages
      if (at)
        await runVerb('schedule-publication', {
          document,
          action: 'publish',
          languages,
          at: at.toISOString(),
        })
      else if (languages.length > 1 || !only) await runVerb('publish-both', document)
      else await setLanguageStatus(form.saver, only, 'published')
    },
    onSuccess: async (_, { languages, at }) => {
      const [only = 'en'] = languages
      const language = names(only)
      const when = at && times.long(at.toISOString())
      const key = languages.length > 1 ? 'Both' : ''
      toast.success(t('done.updated'), {
        description: when
          ? t(`done.scheduled${key}`, { language, when })
          : t(`done.published${key}`, { language }),
      })
      if (at) await form.refresh()
      else await after(languages, true)
      onClose()
    },
    onError: (error) => {
      const { details } = requestErrorOf(error)
      const at = details.fields?.at
      if (at) setProblem(t(at === 'past' ? 'failed.past' : 'failed.time'))
      else toasts.failed(t('failed.status'), error, incompleteReason(texts, details.fields))
    },
  })
  const mutate = (publication: Publication) => {
    const isInvalid = publication.at && Number.isNaN(publication.at.getTime())
    setProblem(isInvalid ? t('failed.time') : undefined)
    if (!isInvalid) mutation.mutate(publication)
  }
  return { problem, isPending: mutation.isPending, mutate }
}
