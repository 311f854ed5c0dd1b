'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Icon } from '@/components/staff/icon'
import { scheduleListQuery } from './schedule-params'
import { useScheduleTimes } from './use-schedule-times'

/** How much is scheduled, when the next is due, and what did not work. It opens the list. */
export function ScheduledLine({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('blogBoard.scheduled')
  const times = useScheduleTimes()
  const isHydrated = useHydrated()
  const { data } = useQuery(scheduleListQuery)
  const schedules = data?.schedules ?? []
  const upcoming = schedules.filter(({ problem }) => !problem)
  const [next] = upcoming
  const failed = schedules.length - upcoming.length
  return (
    <p className="blog-scheduled">
      <Button variant="quiet" size="compact" disabled={!isHydrated} onClick={onOpen}>
        <Icon name="clock" />
        {data ? t('open', { count: upcoming.length }) : t('title')}
      </Button>
      {next && <span className="muted">{t('next', { when: times.short(next.at) })}</span>}
      {failed > 0 && (
        <span className="blog-scheduled-failed">
          <Icon name="warning" />
          {t('problems', { count: failed })}
        </span>
      )}
    </p>
  )
}
