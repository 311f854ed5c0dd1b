'use client'

import { useQuery } from '@tanstack/react-query'

import { dashboardQuery } from './dashboard-query'
import { PipelineFigure } from './pipeline-figure'
import { ReplyFigure } from './reply-figure'

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
