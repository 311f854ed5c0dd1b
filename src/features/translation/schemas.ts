import { z } from 'zod'

import { documentSchema } from '@/features/publishing/schemas'
import { draftedCollections, draftedGlobals } from '@/features/publishing/rules'
import { languages } from '@/i18n/languages'
import { isId } from '@/lib/ids'
import { text } from '@/lib/text-fields'
import { MAX_DRAFTED } from './rules'

const id = z.string('invalid').refine(isId, 'invalid')
const hash = z.string('invalid').regex(/^[\da-f]{64}$/, 'invalid')
/** A passage by its key: the path of a field, or a rich text and the id of a node. */
const passage = z.string('invalid').regex(/^[\w.:-]{1,200}$/, 'invalid')

/** The longest text of a passage, and how many texts it has at most. */
const MAX_TEXT_LENGTH = 20_000
const MAX_PARTS = 200

/** The query of GET /api/translation. A collection needs the id of the document. */
export const translationQuerySchema = z
  .object({ slug: z.enum([...draftedCollections, ...draftedGlobals], 'invalid'), document: id.optional() })
  .transform(({ slug, document }, context) => {
    const parsed = documentSchema.safeParse(document ? { collection: slug, id: document } : { global: slug })
    if (parsed.success) return parsed.data
    context.addIssue({ code: 'custom', path: ['document'], message: 'invalid' })
    return z.NEVER
  })

/** `source` and `target` are the hashes of the two texts that were shown. */
const shown = {
  document: documentSchema,
  language: z.enum(languages, 'invalid'),
  passage,
  source: hash,
  target: hash,
}

/** The body of POST /api/confirm-passage and /api/discard-passage. */
export const shownPassageSchema = z.object(shown)
export type ShownPassageInput = z.output<typeof shownPassageSchema>

/**
 * The body of POST /api/save-passage: the texts of the passage by the names of its parts. `tagged`: they come from a screen
 * that showed the tags of formats, so words without tags have no format.
 */
export const savePassageSchema = z.object({
  ...shown,
  tagged: z.boolean('invalid').default(false),
  texts: z
    .record(z.string('invalid').max(60, 'invalid'), text(MAX_TEXT_LENGTH))
    .refine((texts) => Object.keys(texts).length <= MAX_PARTS, 'invalid'),
})
export type SavePassageInput = z.output<typeof savePassageSchema>

/** The body of POST /api/draft-passages. */
export const draftPassagesSchema = z.object({
  document: documentSchema,
  language: z.enum(languages, 'invalid'),
  passages: z.array(passage).min(1, 'required').max(MAX_DRAFTED, 'invalid'),
})
export type DraftPassagesInput = z.output<typeof draftPassagesSchema>
