'use client'

import { useQuery } from '@tanstack/react-query'
import { useTimeZone, useTranslations } from 'next-intl'

import { BoardEmpty, BoardFailed } from '@/components/staff/board-states'
import { StaffDialog } from '@/components/staff/staff-dialog'
import type { ScheduledPublication } from '@/features/publishing/schedule-rules'
import { scheduleListQuery } from './schedule-params'
import { ScheduledRow } from './scheduled-row'

type Props = {
  onMove: (schedule: ScheduledPublication) => void
  onCancel: (schedule: ScheduledPublication) => void
  onClose: () => void
}

/** Everything that goes live or off the site by itself: posts, services and pages. */
export function ScheduledDialog({ onMove, onCancel, onClose }: Props) {
  const t = useTranslations('blogBoard.scheduled')
  const board = useTranslations('blogBoard')
  const zone = useTimeZone() ?? ''
  const { data, error, refetch } = useQuery(scheduleListQuery)
  const schedules = data?.schedules ?? []
  return (
    <StaffDialog title={t('title')} className="scheduled-dialog" onClose={onClose}>
      <div className="dialog-body">
        {error && <BoardFailed title={t('failed.fetch')} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <p className="board-loading">{board('loading')}</p>}
        {data && schedules.length === 0 && <BoardEmpty title={t('empty')} text={t('emptyText')} />}
        {schedules.length > 0 && (
          <>
            <p className="muted">{t('zone', { zone })}</p>
            <ul className="schedules">
              {schedules.map((schedule) => (
                <ScheduledRow key={schedule.id} {...{ schedule, onMove, onCancel }} />
              ))}
            </ul>
          </>
        )}
      </div>
    </StaffDialog>
  )
}
