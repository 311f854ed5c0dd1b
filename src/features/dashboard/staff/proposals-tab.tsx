'use client'

import { useTranslations } from 'next-intl'

import { BoardHeading } from '@/components/staff/board-bar'
import { useUrl } from '@/components/staff/use-url'
import { Toolbar } from '@/components/ui/toolbar'
import { Generator } from '@/features/proposal-generator/staff/generator'
import { TemplatesBoard } from '@/features/proposal-templates/staff/templates-board'
import { ProposalDialog } from '@/features/proposals/staff/proposal-dialog'
import { viewOf } from '@/features/proposals/staff/proposal-params'
import { ProposalViews } from '@/features/proposals/staff/proposal-views'
import { RecentProposals } from '@/features/proposals/staff/recent-proposals'

const boards = { proposals: Proposals, templates: TemplatesBoard }

/** The tab Proposals: the generator and the newest proposals, or with `view` the templates. */
export function ProposalsTab() {
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
      <div>
        <Toolbar>
          <BoardHeading>{t('heading')}</BoardHeading>
          <ProposalViews current="proposals" />
        </Toolbar>
        <Generator lead={null} />
      </div>
      <RecentProposals />
    </>
  )
}
