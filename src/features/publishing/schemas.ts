import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { isId } from '@/lib/ids'
import { draftedCollections, draftedGlobals, scheduledActions } from './rules'

const id = z.string('invalid').refine(isId, 'invalid')

/** A drafted document: `{ collection, id }` or `{ global }`. */
export const documentSchema = z.union([
  z.object({ collection: z.enum(draftedCollections, 'invalid'), id }),
  z.object({ global: z.enum(draftedGlobals, 'invalid') }),
])

/** `version` is the id of one of the document's versions. */
export const restoreSchema = z.object({
  document: documentSchema,
  version: id,
  language: z.enum(languages, 'invalid'),
})
export type RestoreInput = z.output<typeof restoreSchema>

/** An ISO time with its offset. */
const time = z.iso.datetime({ offset: true, error: 'invalid' })

/**
 * The body of POST /api/schedule-publication. For each of the languages it replaces an earlier schedule of the same action.
 */
export const scheduleSchema = z.object({
  document: documentSchema,
  action: z.enum(scheduledActions, 'invalid'),
  languages: z.array(z.enum(languages, 'invalid')).min(1, 'required').max(languages.length, 'invalid'),
  at: time,
})
export type ScheduleInput = z.output<typeof scheduleSchema>

/** The body of POST /api/move-schedule. `expected` is the time that the screen shows. */
export const moveScheduleSchema = z.object({ schedule: id, at: time, expected: time })
export type MoveScheduleInput = z.output<typeof moveScheduleSchema>

/** The body of POST /api/cancel-schedule. */
export const cancelScheduleSchema = z.object({ schedule: id })
export type CancelScheduleInput = z.output<typeof cancelScheduleSchema>

/** The query of GET /api/scheduled-publications: of one document, or, without one, of all. */
export const scheduleListSchema = z.object({
  slug: z.enum([...draftedCollections, ...draftedGlobals], 'invalid').optional(),
  document: id.optional(),
})
export type ScheduleListRequest = z.output<typeof scheduleListSchema>
