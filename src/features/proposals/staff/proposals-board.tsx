'use client'

import { useUrl } from '@/features/dashboard/staff/use-url'
import { ProposalDialog } from './proposal-dialog'
import { RecentProposals } from './recent-proposals'
import { TemplatesBoard } from './templates-board'

/** The tab Proposals: the newest proposals, or with `view=templates` the templates. */
export function ProposalsBoard() {
  const [url] = useUrl()
  return (
    <>
      {url.get('view') === 'templates' ? <TemplatesBoard /> : <RecentProposals />}
      <ProposalDialog />
    </>
  )
}
