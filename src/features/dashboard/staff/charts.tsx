'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'

import { Skeleton } from '@/components/ui/skeleton'
import { useNumbers } from '@/components/staff/use-numbers'
import { leadStatuses } from '@/features/leads/rules'
import { PROMISED_HOURS } from '@/features/leads/first-reply-rules'
import { useDuration, useWeekDate } from '@/components/staff/use-time'
import {
  CLOSED_DAYS,
  pipelineResult,
  barMinutes,
  brokePromise,
  chartMinutes,
  replyResult,
  WEEKS,
} from '../rules'
import type { DashboardCharts } from '../queries/charts'
import { ChartFrame, useIsBrowser } from './chart-frame'
import { dashboardQuery } from './dashboard-query'

const PipelineChart = lazy(() => import('./pipeline-chart'))
const ReplyChart = lazy(() => import('./reply-chart'))

/** The leads by status, as arches. */
function PipelineFigure({ pipeline }: Pick<DashboardCharts, 'pipeline'>) {
  const t = useTranslations('overview.charts')
  const isBrowser = useIsBrowser()
  const bars = leadStatuses.map((status) => ({
    status,
    name: t(`statuses.${status}`),
    leads: pipeline[status],
  }))
  return (
    <ChartFrame
      title={t('pipeline')}
      scope={t('pipelineScope', { days: CLOSED_DAYS })}
      chart={
        isBrowser && (
          <Suspense>
            <PipelineChart bars={bars} />
          </Suspense>
        )
      }
      isWide
      label={bars.map(({ name, leads }) => `${name} ${leads}`).join(', ')}
      caption={<PipelineCaption pipeline={pipeline} />}
      head={[t('status'), t('count')]}
      rows={bars.map(({ status, name, leads }) => ({ key: status, cells: [name, leads] }))}
    />
  )
}

/** The result: how many are open, and how many of the closed ones were won. */
function PipelineCaption({ pipeline }: Pick<DashboardCharts, 'pipeline'>) {
  const t = useTranslations('overview.charts')
  const { percent } = useNumbers()
  const { open, won, lost, winShare } = pipelineResult(pipeline)
  if (open === 0 && winShare === null) return t('noLeads')
  return (
    <>
      <b className="font-semibold text-ink">{t('open', { count: open })}</b>{' '}
      {winShare === null
        ? t('noneClosed', { days: CLOSED_DAYS })
        : t('closed', { won, lost, days: CLOSED_DAYS, share: percent(winShare) })}
    </>
  )
}

/** The time until the first reply, week by week. A week that broke the promise is red and written out. */
function ReplyFigure({ weeks }: Pick<DashboardCharts, 'weeks'>) {
  const t = useTranslations('overview.charts')
  const duration = useDuration()
  const { percent } = useNumbers()
  const { short } = useWeekDate()
  const isBrowser = useIsBrowser()
  const bars = weeks.map((week, index) => {
    const isLast = index === weeks.length - 1
    const isBroken = brokePromise(week)
    const median = week.medianMinutes === null ? null : duration(week.medianMinutes)
    return {
      week: isLast ? t('thisWeek') : short(week.monday),
      median: median ?? '—',
      minutes: barMinutes(week),
      kind: isBroken ? ('broken' as const) : isLast ? ('current' as const) : ('kept' as const),
      label: isBroken ? (median ?? t('nobody')) : isLast ? (median ?? '') : '',
      isLast,
    }
  })
  return (
    <ChartFrame
      title={t('replies')}
      scope={t('repliesScope', { weeks: WEEKS })}
      chart={
        isBrowser && (
          <Suspense>
            <ReplyChart
              bars={bars}
              end={chartMinutes(weeks)}
              promise={{ minutes: PROMISED_HOURS * 60, label: t('promise', { hours: PROMISED_HOURS }) }}
            />
          </Suspense>
        )
      }
      label={bars.map(({ week, median }) => `${week}: ${median}`).join(', ')}
      caption={<ReplyCaption weeks={weeks} />}
      head={[t('week'), t('median'), t('within', { hours: PROMISED_HOURS }), t('replied'), t('unanswered')]}
      rows={weeks.map((week, index) => ({
        key: week.monday,
        isBroken: brokePromise(week),
        cells: [
          bars[index]?.week,
          bars[index]?.median,
          week.share === null ? '—' : percent(week.share),
          week.replied,
          week.late,
        ],
      }))}
    />
  )
}

/** The result: the share of this week, and which weeks broke the promise. */
function ReplyCaption({ weeks }: Pick<DashboardCharts, 'weeks'>) {
  const t = useTranslations('overview.charts')
  const { percent } = useNumbers()
  const { long, list } = useWeekDate()
  const { current, broken, isEmpty } = replyResult(weeks)
  if (isEmpty) return t('noReplies', { weeks: WEEKS })
  return (
    <>
      <b className="font-semibold text-ink">
        {current === null ? t('noShare') : t('share', { share: percent(current), hours: PROMISED_HOURS })}
      </b>{' '}
      {broken.length === 0 ? (
        t('kept', { weeks: WEEKS })
      ) : (
        <span className="text-red-text">
          {t('broken', {
            count: broken.length,
            weeks: WEEKS,
            dates: list(broken.map(({ monday }) => long(monday))),
          })}
        </span>
      )}
    </>
  )
}

/** Beside each other, on phones below. */
const pair = 'mb-3 grid grid-cols-1 border-b border-line text-note leading-5 font-text md:grid-cols-2'

/** The two charts of the dashboard. Renders nothing without figures; today.tsx above them reports a failure. */
export function Charts() {
  const { data, error } = useQuery(dashboardQuery)
  if (!data)
    return error ? null : (
      <div className={pair}>
        <Skeleton className="my-4.5 min-h-55 md:me-8" />
        <Skeleton className="my-4.5 min-h-55 md:me-8" />
      </div>
    )
  return (
    <div className={pair}>
      <PipelineFigure pipeline={data.charts.pipeline} />
      <ReplyFigure weeks={data.charts.weeks} />
    </div>
  )
}
