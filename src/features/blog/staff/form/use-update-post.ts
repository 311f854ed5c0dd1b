'use client'

import { toast } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import type { PostPublication } from '../../queries/post-publication'
import { updateEffect, type UpdateEffect } from '../../publish-rules'
import type { PostStatus } from '../../rules'
import { rememberPublishStep, takePublishStep } from '@/features/publishing/staff/publish-step'
import type { PostForm } from './use-post-form'

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
