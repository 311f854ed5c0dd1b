'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'

import { useNumbers } from '@/components/staff/use-numbers'
import { leadStatuses } from '@/features/leads/rules'
import { CLOSED_DAYS, pipelineResult } from '../chart-rules'
import type { DashboardCharts } from '../queries/charts'
import { ChartFrame, useIsBrowser } from './chart-frame'
import { dashboardQuery } from './dashboard-query'
import { ReplyFigure } from './reply-figure'

const PipelineChart = lazy(() => import('./pipeline-chart'))

/** The leads by status, as arches. */
function PipelineFigure({ pipeline }: Pick<DashboardCharts, 'pipeline'>) {
  const t = useTranslations('dashboard.charts')
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
      label={bars.map(({ name, leads }) => `${name} ${leads}`).join(', ')}
      caption={<PipelineCaption pipeline={pipeline} />}
      head={[t('status'), t('count')]}
      rows={bars.map(({ status, name, leads }) => ({ key: status, cells: [name, leads] }))}
    />
  )
}

/** The result: how many are open, and how many of the closed ones were won. */
function PipelineCaption({ pipeline }: Pick<DashboardCharts, 'pipeline'>) {
  const t = useTranslations('dashboard.charts')
  const { percent } = useNumbers()
  const { open, won, lost, winShare } = pipelineResult(pipeline)
  if (open === 0 && winShare === null) return t('noLeads')
  return (
    <>
      <b>{t('open', { count: open })}</b>{' '}
      {winShare === null
        ? t('noneClosed', { days: CLOSED_DAYS })
        : t('closed', { won, lost, days: CLOSED_DAYS, share: percent(winShare) })}
    </>
  )
}

/** The two charts of the dashboard. Renders nothing without figures; today.tsx above them reports a failure. */
export function Charts() {
  const { data, error } = useQuery(dashboardQuery)
  if (!data)
    return error ? null : (
      <div className="charts" aria-hidden="true">
        <span className="skeleton chart-skeleton" />
        <span className="skeleton chart-skeleton" />
      </div>
    )
  return (
    <div className="charts">
      <PipelineFigure pipeline={data.charts.pipeline} />
      <ReplyFigure weeks={data.charts.weeks} />
    </div>
  )
}
