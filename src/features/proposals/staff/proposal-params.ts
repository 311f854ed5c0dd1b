import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { changeUrl } from '@/components/staff/use-url'
import { readQuery } from '@/lib/read-query'
import { changedQuery } from '@/lib/changed-query'

/** What the tab Proposals shows. */
export const proposalViews = ['proposals', 'templates'] as const
export type ProposalBoardView = (typeof proposalViews)[number]

/** Returns the view that the URL names; the generator with the newest proposals by default. */
export const viewOf = (name: unknown): ProposalBoardView =>
  proposalViews.find((view) => view === name) ?? 'proposals'

/** The parameter that names the proposal whose dialog is open, and the one that names what the dialog does. */
export const PROPOSAL_PARAMETER = 'proposal'
export const STEP_PARAMETER = 'step'

/**
 * What the dialog of a proposal does instead of showing it: send it, warn that its link opens nothing yet, revise it, or
 * compare its versions.
 */
export const proposalSteps = ['send', 'link', 'revise', 'compare'] as const
export type ProposalStep = (typeof proposalSteps)[number]

export const stepOf = (value: unknown): ProposalStep | undefined =>
  proposalSteps.find((step) => step === value)

const changeOf = (id?: string, step?: ProposalStep) => ({ [PROPOSAL_PARAMETER]: id, [STEP_PARAMETER]: step })

/** The address of a proposal's dialog. */
export const proposalHref = (id: string, step?: ProposalStep): string =>
  `/admin${changedQuery('tab=proposals', changeOf(id, step))}`

export const openProposal = (id: string, step?: ProposalStep): void => changeUrl(changeOf(id, step))
/** Replaces what the dialog shows, so that the back button leaves it. */
export const replaceProposal = (id: string, step?: ProposalStep): void =>
  changeUrl(changeOf(id, step), 'replace')
export const closeProposal = (): void => changeUrl(changeOf(), 'replace')

/** What the dialog of a proposal shows. */
export const proposalQuery = (id: string) =>
  queryOptions({
    queryKey: ['proposals', 'detail', id],
    queryFn: ({ signal }) => readQuery('proposal-details', { proposal: id }, signal),
    meta: { topics: ['proposals', 'clients', 'users', 'invoices'] },
  })

/** The newest proposals of all staff. */
export const recentProposalsQuery = queryOptions({
  queryKey: ['proposals', 'recent'],
  queryFn: ({ signal }) => readQuery('recent-proposals', {}, signal),
  meta: { topics: ['proposals', 'clients'] },
})

export type VersionPair = { from: number; to: number }

/** What two versions of a proposal say differently. Without numbers, the last two. */
export const comparisonQuery = (id: string, pair?: VersionPair) =>
  queryOptions({
    queryKey: ['proposals', 'detail', id, 'comparison', pair],
    queryFn: ({ signal }) => {
      const numbers = pair && { from: String(pair.from), to: String(pair.to) }
      return readQuery('proposal-comparison', { proposal: id, ...numbers }, signal)
    },
    placeholderData: keepPreviousData,
  })

export const proposalDrafts = (id: string): string => `proposal-${id}-`
