import type { FirstReads } from '@/components/staff/first-reads'
import { leadListSchema } from '../board-schemas'
import { findLeadBoardPage } from '../queries/lead-board-page'
import { findLeadDetails } from '../queries/lead-details'
import { findLeadOptions } from '../queries/lead-options'
import { leadDetailsQuery, leadListQuery, leadOptionsQuery, leadParamsOf } from './lead-params'

/** Reads what the board of leads and an open dialog show first. */
export function readLeadsBoard({ req, parameter, read }: FirstReads): Promise<unknown> {
  const params = leadParamsOf(parameter)
  const lead = parameter('lead')
  return Promise.all([
    read(leadOptionsQuery, () => findLeadOptions(req)),
    read(leadListQuery(params), () => findLeadBoardPage(req, leadListSchema.parse(params))),
    typeof lead === 'string' && read(leadDetailsQuery(lead), () => findLeadDetails(req, lead)),
  ])
}
