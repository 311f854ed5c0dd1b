'use client'

import { Link } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/staff/icon'
import type { ScheduledPublication } from '@/features/publishing/schedule-rules'
import { usePostMutationContext } from '../post-mutations'
import { cancelScheduleMutation } from './schedule-mutations'
import { kindOf, scheduledHref } from './schedule-params'
import { useScheduleTimes } from './use-schedule-times'

type Props = {
  schedule: ScheduledPublication
  onMove: (schedule: ScheduledPublication) => void
  onCancel: (schedule: ScheduledPublication) => void
}

/** What happens to one language of a document, and when. The notice of one that did not work goes without a question. */
export function ScheduledRow({ schedule, onMove, onCancel }: Props) {
  const t = useTranslations('blogBoard.scheduled')
  const sentence = useTranslations('postForm.scheduled')
  const language = useTranslations('dashboard.languages')(schedule.language)
  const dismiss = useMutation(cancelScheduleMutation(schedule, usePostMutationContext()))
  const { problem, action, scheduledBy, document } = schedule
  const title = document.title ?? t('untitled')
  const when = useScheduleTimes().long(schedule.at)
  const remove = () => {
    if (!problem) onCancel(schedule)
    else if (!dismiss.isPending) dismiss.mutate()
  }
  const labelOf = (name: string) => t('rowAction', { action: name, title, language })
  const move = t(problem ? 'again' : 'move')
  const cancel = sentence(problem ? 'dismiss' : 'cancel')
  return (
    <li>
      <Icon name={problem ? 'warning' : 'clock'} />
      <div>
        <Link href={scheduledHref(schedule)} prefetch={false}>
          {title}
        </Link>
        <p>
          {problem
            ? sentence(`problem.${problem}`, { language, when })
            : sentence(action, { language, when })}
        </p>
        <p className="muted">{[t(`kinds.${kindOf(schedule)}`), scheduledBy].filter(Boolean).join(' · ')}</p>
      </div>
      <span className="schedule-actions">
        <Button variant="line" size="compact" aria-label={labelOf(move)} onClick={() => onMove(schedule)}>
          {move}
        </Button>
        <Button
          variant="quiet"
          size="compact"
          aria-label={labelOf(cancel)}
          aria-disabled={dismiss.isPending}
          onClick={remove}
        >
          {cancel}
        </Button>
      </span>
    </li>
  )
}
