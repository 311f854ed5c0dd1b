/** What the tab Proposals shows. */
export const proposalViews = ['proposals', 'templates'] as const
export type ProposalBoardView = (typeof proposalViews)[number]

/** Returns the view that the URL names; the generator with the newest proposals by default. */
export const viewOf = (name: unknown): ProposalBoardView =>
  proposalViews.find((view) => view === name) ?? 'proposals'
