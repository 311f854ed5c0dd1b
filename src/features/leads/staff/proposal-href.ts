/** Where a proposal for a lead is written. */
export const proposalHref = (lead: string): string => `/admin/collections/proposals/create?lead=${lead}`
