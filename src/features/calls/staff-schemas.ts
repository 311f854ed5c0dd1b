import { z } from 'zod'

import { callMarks } from './day-rules'
import { callStatuses } from './rules'

/** The verbs and queries of staff about calls. */

const id = z.uuid('invalid')

/** The query string of GET /api/lead-calls. */
export const leadCallsSchema = z.object({ lead: id })

/** The body of POST /api/mark-call; `booked` takes a mark back. `expected` is the status that the screen showed. */
export const markCallSchema = z.object({
  call: id,
  status: z.enum(callMarks, 'invalid'),
  expected: z.enum(callStatuses, 'invalid'),
})
export type MarkCallInput = z.output<typeof markCallSchema>

/** The body of POST /api/take-call. */
export const takeCallSchema = z.object({ call: id })
export type TakeCallInput = z.output<typeof takeCallSchema>
