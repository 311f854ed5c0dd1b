import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { isId } from '@/lib/ids'
import { draftedCollections, draftedGlobals } from './rules'

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
