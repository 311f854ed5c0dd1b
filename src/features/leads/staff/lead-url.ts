import { changedQuery, changeUrl } from '@/features/dashboard/staff/use-url'
import { LEAD_PARAMETER } from '../board-rules'

export { LEAD_PARAMETER }

/** As the value of that parameter: the form for a new lead. */
export const NEW_LEAD = 'new'

/** The address of a lead's dialog, for links that open in another tab or without scripts. */
export const leadHref = (params: URLSearchParams | string, id: string): string =>
  `/admin${changedQuery(params.toString(), { [LEAD_PARAMETER]: id })}`

/** Opens the dialog of a lead over the dashboard: its details, with the reply ready to be written. */
export const openLead = (id: string): void => changeUrl({ [LEAD_PARAMETER]: id })

export const closeLead = (): void => changeUrl({ [LEAD_PARAMETER]: undefined }, 'replace')
