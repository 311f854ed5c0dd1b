'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'

import { PROMISED_HOURS } from '@/features/leads/first-reply-rules'
import { barMinutes, brokePromise, chartMinutes, replyResult, WEEKS } from '../chart-rules'
import type { DashboardCharts } from '../queries/charts'
import { ChartFrame, useIsBrowser } from './chart-frame'
import { useDuration, useWeekDate } from '@/components/staff/use-time'
import { useNumbers } from '@/components/staff/use-numbers'

const ReplyChart = lazy(() => import('./reply-chart'))

/** The time until the first reply, week by week. A week that broke the promise is red and written out. */
export function ReplyFigure({ weeks }: Pick<DashboardCharts, 'weeks'>) {
  const t = useTranslations('dashboard.charts')
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
  const t = useTranslations('dashboard.charts')
  const { percent } = useNumbers()
  const { long, list } = useWeekDate()
  const { current, broken, isEmpty } = replyResult(weeks)
  if (isEmpty) return t('noReplies', { weeks: WEEKS })
  return (
    <>
      <b>
        {current === null ? t('noShare') : t('share', { share: percent(current), hours: PROMISED_HOURS })}
      </b>{' '}
      {broken.length === 0 ? (
        t('kept', { weeks: WEEKS })
      ) : (
        <span className="is-hot">
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
