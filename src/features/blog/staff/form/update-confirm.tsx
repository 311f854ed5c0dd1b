'use client'

import { toast } from '@payloadcms/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { useBoardToasts } from '@/components/staff/use-toasts'
import { languages } from '@/i18n/languages'
import { runVerb } from '@/lib/run-verb'
import type { PostPublication } from '../../queries/post-publication'
import type { UpdateEffect } from '../../publish-rules'
import { publicationQuery } from './publication-query'
import { setLanguageStatus } from './set-language-status'
import { useAfterPublishing } from './use-after-publishing'
import type { PostForm } from './use-post-form'

type Props = {
  effect: UpdateEffect
  title: string
  post: PostPublication | undefined
  form: PostForm
  onClose: () => void
}

/** Asks before a text goes off the site, or leaves the archive; then saves what is in the form, and does it. */
export function UpdateConfirm({ effect, title, post, form, onClose }: Props) {
  const t = useTranslations('postForm')
  const toasts = useBoardToasts()
  const after = useAfterPublishing(form)
  const queryClient = useQueryClient()
  const language = useTranslations('dashboard.languages')(form.language)
  const kind = effect === 'unpublish' || effect === 'unarchive' ? effect : 'archive'
  const change = useMutation({
    mutationFn: async () => {
      if (form.saver.isUnsaved && !(await form.saveDraft())) return false
      const id = post?.id ?? ''
      // Saving has changed the time that the server compares.
      const { changedAt: expected } = await queryClient.query({ ...publicationQuery(id), staleTime: 0 })
      if (kind === 'unpublish') await setLanguageStatus(form.saver, form.language, 'draft')
      else await runVerb(kind === 'archive' ? 'archive-post' : 'unpublish-post', { post: id, expected })
      return true
    },
    onSuccess: async (isDone) => {
      if (!isDone) return
      toast.success(t('done.updated'), { description: t(`ask.${kind}.done`, { language }) })
      await after(kind === 'unpublish' ? [form.language] : languages, false)
    },
    onError: (error) => toasts.failed(t('failed.status'), error),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      title={t(`ask.${kind}.title`, { language })}
      subject={title}
      button={t(`ask.${kind}.button`, { language })}
      isPending={change.isPending}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      <p>{t(`ask.${kind}.text`, { language })}</p>
    </ConfirmDialog>
  )
}
