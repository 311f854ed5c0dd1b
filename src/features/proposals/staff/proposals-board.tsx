'use client'

import { useTranslations } from 'next-intl'

import { useUrl } from '@/features/dashboard/staff/use-url'
import { Generator } from './generator/generator'
import { ProposalDialog } from './proposal-dialog'
import { ProposalViews } from './proposal-views'
import { RecentProposals } from './recent-proposals'
import { TemplatesBoard } from './templates-board'
import { viewOf } from './view-params'

const boards = { proposals: Proposals, templates: TemplatesBoard }

/** The tab Proposals: the generator and the newest proposals, or with `view` the templates. */
export function ProposalsBoard() {
  const [url] = useUrl()
  const Board = boards[viewOf(url.get('view'))]
  return (
    <>
      <Board />
      <ProposalDialog />
    </>
  )
}

function Proposals() {
  const t = useTranslations('proposalGenerator')
  return (
    <>
      <div className="board">
        <div className="board-bar">
          <h2>{t('heading')}</h2>
          <ProposalViews current="proposals" />
        </div>
        <Generator lead={null} />
      </div>
      <RecentProposals />
    </>
  )
}
