'use client'

import { Link } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'

import { BoardEmpty, BoardFailed } from '@/components/staff/board-states'
import { BoardTable } from '@/components/staff/board-table'
import { useKeys } from '@/components/staff/use-keys'
import { useRows } from '@/components/staff/use-rows'
import { useReadErrorToast } from '@/components/staff/use-read-error-toast'
import { RecentProposalRow } from './recent-proposal-row'
import { recentProposalsQuery } from './proposal-params'

/** The newest proposals of all staff. The whole list is in the collection. */
export function RecentProposals() {
  const t = useTranslations('proposalBoard.recent')
  const { data, error, refetch } = useQuery(recentProposalsQuery)
  const ids = useMemo(() => data?.proposals.map(({ id }) => id) ?? [], [data])
  const { board, current, move } = useRows(ids)
  useKeys({ j: () => move(1), k: () => move(-1) })

  useReadErrorToast(error, t('failed'))

  const columns = [
    { key: 'proposal', label: t('columns.proposal') },
    { key: 'client', label: t('columns.client') },
    { key: 'setup', label: t('columns.setup'), isRight: true },
    { key: 'monthly', label: t('columns.monthly'), isRight: true },
    { key: 'amount', label: t('columns.amount'), isRight: true },
    { key: 'status', label: t('columns.status') },
    { key: 'created', label: t('columns.created') },
    { key: 'actions', label: t('columns.actions'), isRight: true },
  ] as const

  return (
    <section className="board" aria-labelledby="proposals-heading" ref={board}>
      <div className="board-bar">
        <h2 id="proposals-heading">{t('heading')}</h2>
      </div>
      {error && <BoardFailed title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {data?.proposals.length === 0 ? (
        <BoardEmpty title={t('empty.title')} text={t('empty.text')} />
      ) : (
        (data ?? !error) && (
          <BoardTable
            className="proposals-table"
            caption={t('heading')}
            columns={columns}
            loading={t('loading')}
          >
            {data?.proposals.map((proposal) => (
              <RecentProposalRow key={proposal.id} proposal={proposal} isCurrent={proposal.id === current} />
            ))}
          </BoardTable>
        )
      )}
      {data && data.proposals.length > 0 && (
        <div className="board-pagination">
          <p role="status">{t('scope', { shown: data.proposals.length, total: data.total })}</p>
          <Link href="/admin/collections/proposals" prefetch={false}>
            {t('all')}
          </Link>
        </div>
      )}
    </section>
  )
}
