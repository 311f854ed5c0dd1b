import type { FirstReads } from '@/components/staff/first-reads'
import { ticketListSchema } from '../board-schemas'
import { findTicketBoardPage } from '../queries/ticket-board-page'
import { ticketListQuery, ticketParamsOf } from './ticket-params'

/** Reads what the board of tickets shows first. */
export function readSupportBoard({ req, parameter, read }: FirstReads): Promise<unknown> {
  const params = ticketParamsOf(parameter)
  return read(ticketListQuery(params), () => findTicketBoardPage(req, ticketListSchema.parse(params)))
}
