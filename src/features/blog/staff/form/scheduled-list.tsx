'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/staff/icon'
import { useBoardToasts } from '@/components/staff/use-toasts'
import type { ScheduledPublication } from '@/features/publishing/rules'
import { runVerb } from '@/lib/run-verb'
import { MoveSchedule } from '../scheduled/move-schedule'
import { useScheduleTimes } from '../scheduled/use-schedule-times'

type Props = { schedules: ScheduledPublication[]; onChange: () => Promise<void> }

/** What is scheduled for the post, and what did not work. */
export function ScheduledList({ schedules, onChange }: Props) {
  const t = useTranslations('postForm.scheduled')
  if (schedules.length === 0) return null
  return (
    <ul className="scheduled-list" aria-label={t('title')}>
      {schedules.map((schedule) => (
        <Scheduled key={schedule.id} schedule={schedule} onChange={onChange} />
      ))}
    </ul>
  )
}

function Scheduled({
  schedule,
  onChange,
}: {
  schedule: ScheduledPublication
  onChange: () => Promise<void>
}) {
  const t = useTranslations('postForm.scheduled')
  const language = useTranslations('dashboard.languages')(schedule.language)
  const toasts = useBoardToasts()
  const [isMoving, setMoving] = useState(false)
  const when = useScheduleTimes().long(schedule.at)
  const cancel = useMutation({
    mutationFn: () => runVerb('cancel-schedule', { schedule: schedule.id }),
    onError: (error) => toasts.failed(t('failed'), error),
    onSettled: onChange,
  })
  const { problem, action, scheduledBy } = schedule
  return (
    <li>
      <Icon name={problem ? 'warning' : 'clock'} />
      <span>
        {problem ? t(`problem.${problem}`, { language, when }) : t(action, { language, when })}
        {scheduledBy && <small>{scheduledBy}</small>}
      </span>
      <span className="schedule-actions">
        <Button variant="quiet" size="compact" onClick={() => setMoving(true)}>
          {t('move')}
        </Button>
        <Button
          variant="quiet"
          size="compact"
          aria-disabled={cancel.isPending}
          onClick={() => !cancel.isPending && cancel.mutate()}
        >
          {t(problem ? 'dismiss' : 'cancel')}
        </Button>
      </span>
      {isMoving && <MoveSchedule schedule={schedule} onClose={() => setMoving(false)} />}
    </li>
  )
}
