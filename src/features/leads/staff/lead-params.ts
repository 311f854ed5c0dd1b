import { queryOptions } from '@tanstack/react-query'

import { listParams } from '@/components/staff/list-params'
import { readQuery } from '@/lib/read-query'
import { changeUrl } from '@/components/staff/use-url'
import { changedQuery } from '@/lib/changed-query'
import { generatorHref } from '@/lib/generator-address'
import { LEAD_PARAMETER } from '../board-rules'

/** The URL parameters that filter, and those that choose a page or an order. */
export const filterNames = ['q', 'status', 'source', 'assignee'] as const
export const pageNames = ['after', 'before', 'page', 'last'] as const

/** Returns the parameters of the board in a URL. */
export const leadParamsOf = listParams([...filterNames, 'sort', 'direction', ...pageNames])
export type LeadParams = ReturnType<typeof leadParamsOf>

/** One page of the board. */
export const leadListQuery = (params: LeadParams) =>
  queryOptions({
    queryKey: ['leads', 'list', params],
    queryFn: ({ signal }) => readQuery('lead-list', params, signal),
  })

/** Whom a lead can be assigned to. */
export const assignableStaffQuery = queryOptions({
  queryKey: ['assignableStaff'],
  queryFn: ({ signal }) => readQuery('assignable-staff', {}, signal),
  meta: { topics: ['users'] },
})

/** What a reply to a lead can start from. */
export const replyTemplatesQuery = queryOptions({
  queryKey: ['leadReplyTemplates'],
  queryFn: ({ signal }) => readQuery('lead-reply-templates', {}, signal),
  meta: { topics: ['replyTemplates'] },
})

/** What the dialog of a lead shows. */
export const leadDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['leads', 'detail', id],
    // Its history also shows what happens to its proposals.
    meta: { topics: ['leads', 'proposals'] },
    queryFn: ({ signal }) => readQuery('lead-details', { lead: id }, signal),
  })

/** As the value of `LEAD_PARAMETER`: the form for a new lead. */
export const NEW_LEAD = 'new'

/** The URL of a lead's dialog, for links that open in another tab or without scripts. */
export const leadHref = (params: URLSearchParams | string, id: string): string =>
  `/admin${changedQuery(params.toString(), { [LEAD_PARAMETER]: id })}`

/** Opens the dialog of a lead over the dashboard: its details, with the reply ready to be written. */
export const openLead = (id: string): void => changeUrl({ [LEAD_PARAMETER]: id })

/**
 * Opens the dialog of a lead by a key. The focus goes to the link that does the same, on its row if there is one, because
 * the dialog returns it there.
 */
export function openLeadByKey(id: string): void {
  const row = `[data-row="${CSS.escape(id)}"] a`
  const link = document.querySelector<HTMLElement>(row) ?? document.querySelector<HTMLElement>(linkTo(id))
  link?.focus({ preventScroll: true })
  openLead(id)
}

const linkTo = (id: string) => `a[href="${CSS.escape(leadHref('', id))}"]`

export const closeLead = (): void => changeUrl({ [LEAD_PARAMETER]: undefined }, 'replace')

/** The parameter that names the lead for which a proposal is to be created. */
export const PROPOSE_PARAMETER = 'propose'

/** Where a proposal for a lead is written. */
export const newProposalHref = (lead: string): string => generatorHref({ lead })

/** Asks how to write it. */
export const propose = (lead: string): void =>
  changeUrl({ [PROPOSE_PARAMETER]: lead, [LEAD_PARAMETER]: undefined })

export const closePropose = (): void => changeUrl({ [PROPOSE_PARAMETER]: undefined }, 'replace')

/** The parameter that names the import whose dialog is open. */
export const IMPORT_PARAMETER = 'import'

/** As its value: the choice of a file. */
export const NEW_IMPORT = 'new'

export const openImport = (id: string, mode: 'push' | 'replace' = 'push'): void =>
  changeUrl({ [IMPORT_PARAMETER]: id }, mode)

export const closeImport = (): void => changeUrl({ [IMPORT_PARAMETER]: undefined }, 'replace')
