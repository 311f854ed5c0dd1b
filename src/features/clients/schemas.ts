import { z } from 'zod'

import { addressSchema } from '@/features/accounts/schemas'
import { languages } from '@/i18n/languages'
import { line, required, lenient } from '@/lib/text-fields'
import {
  clientLimits,
  clientSorts,
  clientStatuses,
  MAX_CLIENT_PAGE,
  MAX_CLIENT_QUERY_LENGTH,
  MAX_DETAIL_PAGES,
  type ClientFilter,
  type ClientSort,
} from './rules'

const id = z.uuid('invalid')
const status = z.enum(clientStatuses, 'invalid')

export type ClientBoardRequest = { filter?: ClientFilter; sort?: ClientSort; page?: number }

/** The query string of the board and of GET /api/client-list. */
export const clientListSchema = z
  .object({
    q: lenient(z.string().transform((value) => value.slice(0, MAX_CLIENT_QUERY_LENGTH))),
    status: lenient(status),
    sort: lenient(z.enum(clientSorts)),
    page: lenient(z.coerce.number().int().min(1).max(MAX_CLIENT_PAGE)),
  })
  .transform(({ q, status, sort, page }): ClientBoardRequest => ({
    filter: { query: q, status },
    sort,
    page,
  }))

const pages = z.coerce.number().int().min(1).max(MAX_DETAIL_PAGES).default(1).catch(1)

/** The query string of GET /api/client-details: how many pages of the documents and of the timeline are shown. */
export const clientDetailsSchema = z.object({
  client: z.string().max(100),
  documents: pages,
  timeline: pages,
})
export type ClientDetailsRequest = z.output<typeof clientDetailsSchema>

/** The body of POST /api/set-client-status. `expected` is the status that the screen showed. */
export const setClientStatusSchema = z.object({ client: id, status, expected: status })
export type SetClientStatusInput = z.output<typeof setClientStatusSchema>

const optionalLine = (limit: number) =>
  line(limit)
    .nullish()
    .transform((value) => value || null)

/**
 * The form of a new client, and the body of POST /api/create-client. The language has no default, because nothing implies
 * it.
 */
export const createClientSchema = z.object({
  first_name: required(line(clientLimits.name)),
  last_name: required(line(clientLimits.name)),
  email: addressSchema.shape.email,
  company: optionalLine(clientLimits.company),
  phone: optionalLine(clientLimits.phone),
  language: z.enum(languages, {
    error: ({ input }) => (input === undefined || input === null ? 'required' : 'invalid'),
  }),
})
export type CreateClientInput = z.output<typeof createClientSchema>

/** The body of POST /api/delete-client. */
export const deleteClientSchema = z.object({ client: id })

/** The query string of GET /api/client-options. */
export const clientOptionsSchema = z.object({
  q: z
    .string()
    .transform((value) => value.slice(0, MAX_CLIENT_QUERY_LENGTH))
    .default(''),
})
