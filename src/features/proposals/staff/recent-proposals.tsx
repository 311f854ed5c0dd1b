'use client'

import { Link } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'

import { Board } from '@/components/staff/board'
import { listParams } from '@/components/staff/list-params'
import { useBoard } from '@/components/staff/use-board'
import { RecentProposalRow } from './recent-proposal-row'
import { recentProposalsQuery } from './proposal-params'

/** The list is always the same. */
const paramsOf = listParams([])

/** The newest proposals of all staff. The whole list is in the collection. */
export function RecentProposals() {
  const t = useTranslations('proposalBoard.recent')
  const board = useBoard({
    paramsOf,
    query: () => recentProposalsQuery,
    rowsOf: (page) => page.proposals,
    failed: t('failed'),
  })
  const { page } = board
  return (
    <Board
      board={board}
      heading={t('heading')}
      table={{
        name: 'proposals',
        columns: [
          { key: 'proposal', label: t('columns.proposal') },
          { key: 'client', label: t('columns.client') },
          { key: 'setup', label: t('columns.setup'), isRight: true },
          { key: 'monthly', label: t('columns.monthly'), isRight: true },
          { key: 'amount', label: t('columns.amount'), isRight: true },
          { key: 'status', label: t('columns.status') },
          { key: 'created', label: t('columns.created') },
          { key: 'actions', label: t('columns.actions'), isRight: true },
        ],
        row: (proposal, isCurrent) => <RecentProposalRow proposal={proposal} isCurrent={isCurrent} />,
      }}
      loading={t('loading')}
      empty={{ title: t('empty.title'), first: t('empty.text') }}
      total={page && [t('scope', { shown: page.proposals.length, total: page.total })]}
      more={
        <Link href="/admin/collections/proposals" prefetch={false}>
          {t('all')}
        </Link>
      }
      keys={[{ keys: ['J', 'K'] }]}
    />
  )
}
