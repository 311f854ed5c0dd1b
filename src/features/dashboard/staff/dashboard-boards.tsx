'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useKeys } from '@/components/staff/keys'
import { useUrl } from '@/components/staff/use-url'
import { openLeadByKey } from '@/features/leads/staff/lead-params'
import { LeadsBoard } from '@/features/leads/staff/leads-board'
import { Generator } from '@/features/proposal-generator/staff/generator'
import { ProposalDialog } from '@/features/proposals/staff/proposal-dialog'
import { ProposalViews } from '@/features/proposals/staff/proposal-views'
import { RecentProposals } from '@/features/proposals/staff/recent-proposals'
import { TemplatesBoard } from '@/features/proposal-templates/staff/templates-board'
import { viewOf } from '@/features/proposals/staff/proposal-params'
import { dashboardQuery } from './dashboard-query'

/** The tab Leads. R opens the lead that Today shows first, as the list of keys says. */
export function LeadsTab() {
  const leads = useQuery(dashboardQuery).data?.today.leads
  useKeys({
    r: () => {
      const lead = leads?.running[0] ?? leads?.late[0]
      if (lead) openLeadByKey(lead.id)
    },
  })
  return <LeadsBoard />
}

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
