'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { BoardFailed } from '@/components/staff/board-states'
import { dashboardQuery } from './dashboard-query'
import { TodayLeads } from './today-leads'
import { TodayLists } from './today-lists'

/** What needs this staff member today: leads without a first reply, and what else waits for the agency. */
export function Today() {
  const t = useTranslations('dashboard.today')
  const { data, error, refetch } = useQuery(dashboardQuery)
  return (
    <section className="today" aria-labelledby="today-heading" aria-busy={!data && !error}>
      <h2 id="today-heading">{t('title')}</h2>
      {error && (
        <BoardFailed
          title={t(data ? 'stale' : 'failed')}
          error={error}
          onRetry={() => void refetch({ cancelRefetch: false })}
        />
      )}
      {data ? (
        <>
          <TodayLeads leads={data.today.leads} />
          <TodayLists today={data.today} />
        </>
      ) : (
        !error && <Loading text={t('loading')} />
      )}
    </section>
  )
}

const Loading = ({ text }: { text: string }) => (
  <div className="today-loading">
    <p role="status" className="board-loading">
      {text}
    </p>
    <span className="skeleton" />
    <span className="skeleton" />
    <span className="skeleton" />
  </div>
)
