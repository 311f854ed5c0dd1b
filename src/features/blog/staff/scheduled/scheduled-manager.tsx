'use client'

import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslations, useTimeZone } from 'next-intl'
import { dialogBody } from '@/components/ui/dialog'
import { Link } from '@/components/staff/link'
import { useState } from 'react'

import { BoardEmpty, BoardFailed } from '@/components/staff/board-states'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { Icon } from '@/components/staff/icon'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-browser'
import type { ScheduledPublication } from '@/features/publishing/rules'
import { usePostMutationContext } from '../post-mutations'
import { MoveSchedule } from './move-schedule'
import { cancelScheduleMutation } from './schedule-mutations'
import { scheduleListQuery, kindOf, scheduledHref } from '../post-params'
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
    <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <Button variant="quiet" size="compact" className="pl-0" disabled={!isHydrated} onClick={onOpen}>
        <Icon name="clock" />
        {data ? t('open', { count: upcoming.length }) : t('title')}
      </Button>
      {next && <span className="text-muted">{t('next', { when: times.short(next.at) })}</span>}
      {failed > 0 && (
        <span className="inline-flex items-center gap-1.5 text-yellow-text">
          <Icon name="warning" />
          {t('problems', { count: failed })}
        </span>
      )}
    </p>
  )
}

type ScheduledRowProps = {
  schedule: ScheduledPublication
  onMove: (schedule: ScheduledPublication) => void
  onCancel: (schedule: ScheduledPublication) => void
}

/** What happens to one language of a document, and when. The notice of one that did not work goes without a question. */
function ScheduledRow({ schedule, onMove, onCancel }: ScheduledRowProps) {
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
    <li className="grid grid-cols-[--spacing(5)_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-3.5 max-md:grid-cols-[--spacing(5)_minmax(0,1fr)]">
      <Icon name={problem ? 'warning' : 'clock'} />
      <div>
        <Link href={scheduledHref(schedule)} className="font-semibold wrap-anywhere">
          {title}
        </Link>
        <p>
          {problem
            ? sentence(`problem.${problem}`, { language, when })
            : sentence(action, { language, when })}
        </p>
        <p className="text-muted">
          {[t(`kinds.${kindOf(schedule)}`), scheduledBy].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className="flex flex-wrap justify-end gap-1 max-md:col-start-2 max-md:mt-2 max-md:justify-start">
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

type ScheduledDialogProps = {
  onMove: (schedule: ScheduledPublication) => void
  onCancel: (schedule: ScheduledPublication) => void
  onClose: () => void
}

/** Everything that goes live or off the site by itself: posts, services and pages. */
function ScheduledDialog({ onMove, onCancel, onClose }: ScheduledDialogProps) {
  const t = useTranslations('blogBoard.scheduled')
  const board = useTranslations('blogBoard')
  const zone = useTimeZone() ?? ''
  const { data, error, refetch } = useQuery(scheduleListQuery)
  const schedules = data?.schedules ?? []
  return (
    <StaffDialog title={t('title')} className="md:w-170" onClose={onClose}>
      <div className={dialogBody}>
        {error && <BoardFailed title={t('failed.fetch')} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <p className="animate-late text-muted">{board('loading')}</p>}
        {data && schedules.length === 0 && <BoardEmpty title={t('empty')} text={t('emptyText')} />}
        {schedules.length > 0 && (
          <>
            <p className="text-muted">{t('zone', { zone })}</p>
            <ul>
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

type CancelScheduleProps = { schedule: ScheduledPublication; onClose: () => void }

/** Asks before a schedule is canceled. The text stays as it is. */
function CancelSchedule({ schedule, onClose }: CancelScheduleProps) {
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

/** What is scheduled: the list, and in its place the new time of one or the question before one is canceled. */
export function ScheduledManager({ onClose }: { onClose: () => void }) {
  const [moved, setMoved] = useState<ScheduledPublication>()
  const [canceled, setCanceled] = useState<ScheduledPublication>()
  if (moved) return <MoveSchedule schedule={moved} onClose={() => setMoved(undefined)} />
  if (canceled) return <CancelSchedule schedule={canceled} onClose={() => setCanceled(undefined)} />
  return <ScheduledDialog onMove={setMoved} onCancel={setCanceled} onClose={onClose} />
}
