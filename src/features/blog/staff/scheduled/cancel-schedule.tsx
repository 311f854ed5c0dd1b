'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import type { ScheduledPublication } from '@/features/publishing/schedule-rules'
import { usePostMutationContext } from '../post-mutations'
import { cancelScheduleMutation } from './schedule-mutations'
import { useScheduleTimes } from './use-schedule-times'

type Props = { schedule: ScheduledPublication; onClose: () => void }

/** Asks before a schedule is canceled. The text stays as it is. */
export function CancelSchedule({ schedule, onClose }: Props) {
  const t = useTranslations('blogBoard.scheduled')
  const sentence = useTranslations('postForm.scheduled')
  const language = useTranslations('dashboard.languages')(schedule.language)
  const cancel = useMutation(cancelScheduleMutation(schedule, usePostMutationContext()))
  const when = useScheduleTimes().long(schedule.at)
  return (
    <ConfirmDialog
      title={t('cancelAsk.title')}
      subject={schedule.document.title ?? t('untitled')}
      button={t(cancel.isPending ? 'cancelAsk.canceling' : 'cancelAsk.button')}
      keep={t('cancelAsk.keep')}
      isPending={cancel.isPending}
      onConfirm={() => cancel.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{sentence(schedule.action, { language, when })}</p>
      <p>{t('cancelAsk.text')}</p>
    </ConfirmDialog>
  )
}
