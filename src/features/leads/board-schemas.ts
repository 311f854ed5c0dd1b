import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { clientLimits } from '@/features/clients/rules'
import { line, required, text, lenient } from '@/lib/text-fields'
import {
  leadSorts,
  MAX_LEAD_PAGE,
  MAX_LEAD_QUERY_LENGTH,
  type LeadPosition,
  type LeadSort,
} from './board-rules'
import { contactFields } from './fields'
import { leadSources, leadStatuses, MAX_NOTE_LENGTH, replyLimits } from './rules'
import { captureSchema } from './schemas'

const id = z.uuid('invalid')
const lead = id

const sorts = Object.keys(leadSorts) as [LeadSort, ...LeadSort[]]

/** The query string of the board and of GET /api/lead-list. */
export const leadListSchema = z
  .object({
    q: z
      .string()
      .transform((value) => value.slice(0, MAX_LEAD_QUERY_LENGTH))
      .optional()
      .catch(undefined),
    status: lenient(z.enum(leadStatuses)),
    source: lenient(z.enum(leadSources)),
    assignee: lenient(z.union([z.literal('unassigned'), id])),
    sort: lenient(z.enum(sorts)),
    direction: lenient(z.enum(['asc', 'desc'])),
    after: lenient(z.string().max(500)),
    before: lenient(z.string().max(500)),
    page: lenient(z.coerce.number().int().min(1).max(MAX_LEAD_PAGE)),
    last: lenient(z.literal('1')),
  })
  .transform(({ q, status, source, assignee, sort, direction, ...place }) => ({
    filter: { query: q, status, source, assignee },
    sort,
    direction,
    position: positionOf(place),
  }))

function positionOf(place: {
  after?: string
  before?: string
  page?: number
  last?: '1'
}): LeadPosition | undefined {
  if (place.after) return { after: place.after }
  if (place.before) return { before: place.before }
  if (place.last) return { last: true }
  return place.page ? { page: place.page } : undefined
}

/** The body of POST /api/set-lead-status. `expected` is the status that the board showed. */
export const setLeadStatusSchema = z.object({
  lead,
  status: z.enum(leadStatuses, 'invalid'),
  expected: z.enum(leadStatuses, 'invalid'),
})
export type SetLeadStatusInput = z.output<typeof setLeadStatusSchema>

/** The body of POST /api/assign-lead. null is nobody; `expected` is the assignee that the board showed. */
export const assignLeadSchema = z.object({ lead, assignee: id.nullable(), expected: id.nullable() })
export type AssignLeadInput = z.output<typeof assignLeadSchema>

/** The body of POST /api/add-lead-note. */
export const addLeadNoteSchema = z.object({ lead, note: required(text(MAX_NOTE_LENGTH)) })
export type AddLeadNoteInput = z.output<typeof addLeadNoteSchema>

/** The form of a reply that is sent as an email, in the lead's language unless another is chosen. */
export const replyToLeadSchema = z.object({
  lead,
  subject: required(line(replyLimits.subject)),
  text: required(text(replyLimits.text)),
  language: z.enum(languages, 'invalid').optional(),
  /** Identifies one submission: a retry with it sends no second email. */
  submission_id: z.uuid('invalid').optional(),
})
export type ReplyToLeadInput = z.output<typeof replyToLeadSchema>

/** The body of POST /api/log-lead-reply: a reply by phone or from another mailbox. */
export const logLeadReplySchema = z.object({
  lead,
  text: text(MAX_NOTE_LENGTH)
    .nullish()
    .transform((value) => value || undefined),
})
export type LogLeadReplyInput = z.output<typeof logLeadReplySchema>

/** The form that converts a lead to a client; `splitName` suggests first and last name. */
export const convertLeadSchema = z.object({
  lead,
  first_name: required(line(clientLimits.name)),
  last_name: required(line(clientLimits.name)),
})
export type ConvertLeadInput = z.output<typeof convertLeadSchema>

const optionalLine = (limit: number) =>
  line(limit)
    .nullish()
    .transform((value) => value || null)

const { shape } = captureSchema as unknown as { shape: { email: z.ZodType<string, string> } }

/** The form of a lead that staff enter by hand. The language has no default, because nothing implies it. */
export const createLeadSchema = z.object({
  name: required(line(contactFields.name.maxLength)),
  email: shape.email,
  phone: optionalLine(contactFields.phone.maxLength),
  company: optionalLine(contactFields.company.maxLength),
  service_interest: z
    .enum(contactFields.serviceInterest.options, 'invalid')
    .nullish()
    .transform((value) => value ?? null),
  message: text(contactFields.message.maxLength)
    .nullish()
    .transform((value) => value || null),
  language: z.enum(languages, {
    error: ({ input }) => (input === undefined || input === null ? 'required' : 'invalid'),
  }),
})
export type CreateLeadInput = z.output<typeof createLeadSchema>

/** The query string of GET /api/lead-details. */
export const leadDetailsSchema = z.object({ lead })

/** The body of POST /api/delete-lead. */
export const deleteLeadSchema = z.object({ lead })
