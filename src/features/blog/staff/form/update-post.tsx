'use client'

import { toast } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { useBoardToasts } from '@/components/staff/use-toasts'
import { rememberPublishStep, takePublishStep } from '@/features/publishing/staff/publish-step'
import { languages } from '@/i18n/languages'
import { runVerb } from '@/lib/run-verb'
import { updateEffect, type UpdateEffect } from '../../publish-rules'
import type { PostPublication } from '../../queries/post-publication'
import type { PostStatus } from '../../rules'
import { setLanguageStatus, useAfterPublishing } from './set-language-status'
import { publicationQuery, type PostForm } from './use-post-form'

const asksFirst = (effect: UpdateEffect) => effect !== 'save' && effect !== 'publish'

type Choice = { current: PostStatus; chosen: PostStatus; reset: () => void }

/**
 * 'Create Post' and 'Update Post': saves the draft, then does what the chosen status needs. Publishing opens a dialog about
 * the saved draft. What takes a text off the site asks before anything is saved.
 */
export function useUpdatePost(form: PostForm, data: PostPublication | undefined, choice: Choice) {
  const t = useTranslations('postForm')
  const effect: UpdateEffect = updateEffect(choice.current, choice.chosen)
  const [isPending, setIsPending] = useState(false)
  // A new post that is to be published is stored first, and opens again at its own address.
  const [step, setStep] = useState<'publish' | 'confirm' | undefined>(() =>
    takePublishStep(form.id) ? 'publish' : undefined,
  )
  const [isScheduling, setIsScheduling] = useState(false)

  const run = async (next: UpdateEffect, schedules: boolean) => {
    // What the status means is known once the state of a stored post has been read.
    if (isPending || form.colleague || (form.id && !data)) return
    if (form.id && asksFirst(next)) {
      setStep('confirm')
      return
    }
    setIsPending(true)
    try {
      const isPublic = data?.texts[form.language].state === 'published'
      if (!(await form.saveDraft({ isPublic }))) return
      if (!form.id) {
        if (next === 'publish') rememberPublishStep()
        return void toast.success(t('done.created'))
      }
      await form.refresh()
      setIsScheduling(schedules)
      if (next === 'publish') setStep('publish')
      else toast.success(t('done.updated'))
    } finally {
      setIsPending(false)
    }
  }
  const close = () => {
    setStep(undefined)
    choice.reset()
  }
  return {
    effect,
    isPending,
    step: data ? step : undefined,
    start: () => void run(effect, false),
    schedule: () => void run('publish', true),
    dialog: { isScheduling, onClose: close },
    confirm: { post: data, form, onClose: close },
  }
}

type UpdateConfirmProps = {
  effect: UpdateEffect
  title: string
  post: PostPublication | undefined
  form: PostForm
  onClose: () => void
}

/** Asks before a text goes off the site, or leaves the archive; then saves what is in the form, and does it. */
export function UpdateConfirm({ effect, title, post, form, onClose }: UpdateConfirmProps) {
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
