import type { LeadSource, LeadStatus } from './rules'

/** The board of leads: its filters, orders and pages, as its URL has them. Pure: no I/O. */

/** The URL parameter that names the lead whose dialog is open. */
export const LEAD_PARAMETER = 'lead'

/** The path of a lead's dialog over the board. */
export const leadPath = (id: string): string => `/admin?${LEAD_PARAMETER}=${id}`

/** Leads on a page of the board. */
export const LEAD_PAGE_SIZE = 25

/** Totals are counted up to here: more than that is '1,000+'. */
export const MAX_COUNTED_LEADS = 1_000

/** The last page that can be reached by its number; pages beyond are reached from their neighbors or from the end. */
export const MAX_LEAD_PAGE = 4_000

export const MAX_LEAD_QUERY_LENGTH = 200

/** What the board sorts by, and the direction of the first click. Leads with the same score are sorted by their arrival. */
export const leadSorts = { created: 'desc', score: 'desc', name: 'asc' } as const
export type LeadSort = keyof typeof leadSorts
export type SortDirection = 'asc' | 'desc'

/** `assignee` is the id of a user, or `unassigned`. A missing key filters nothing. */
export type LeadFilter = {
  query?: string
  status?: LeadStatus
  source?: LeadSource
  assignee?: string
}

/**
 * Where a page begins: after or before the lead of a cursor, at a page number, or at the end. A cursor is the text that
 * another page returned as `next` or `previous`.
 */
export type LeadPosition = { after: string } | { before: string } | { page: number } | { last: true }

/** Splits the name of a lead into first and last name for a new client, as a suggestion that staff can correct. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = name.trim().split(/\s+/)
  return { firstName, lastName: others.join(' ') }
}

type SourceKey = 'Contact_Form' | 'Email_Open_Tracking' | 'External_API' | 'Automation_System'

/** The key of a source in the texts of the admin (`leads.sources`). */
export const sourceKey = (source: LeadSource): SourceKey => source.replaceAll(' ', '_') as SourceKey
