import { z } from 'zod'

import { isId } from '@/lib/ids'

/** The query of GET /api/document-lock: a global, or a document of a collection. */
export const documentLockSchema = z.object({
  slug: z.string('invalid').max(60, 'invalid'),
  document: z.string('invalid').refine(isId, 'invalid').optional(),
})
export type DocumentLockRequest = z.output<typeof documentLockSchema>

export const nothingSchema = z.object({})
