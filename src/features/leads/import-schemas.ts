import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { line, required } from '@/lib/text-fields'
import { importFields, importLimits, mappingProblem, partsOf } from './import-rules'
import { leadSources } from './rules'

const id = z.uuid('invalid')

/** The query string and the body of what concerns one import. */
export const importIdSchema = z.object({ import: id })

/** The body of POST /api/begin-lead-import. */
export const beginImportSchema = z.object({
  file_name: required(line(importLimits.fileName)),
  /** The size of the file. */
  bytes: z.int('invalid').min(1, 'invalid').max(importLimits.bytes, 'too_long'),
})
export type BeginImportInput = z.output<typeof beginImportSchema>

/** The characters of base64 of one part. */
const MAX_PART_CHARS = Math.ceil(importLimits.partBytes / 3) * 4

/** The body of POST /api/add-lead-import-part. */
export const importPartSchema = z.object({
  import: id,
  part: z
    .int('invalid')
    .min(0, 'invalid')
    .max(partsOf(importLimits.bytes) - 1, 'invalid'),
  data: z.base64('invalid').min(4, 'invalid').max(MAX_PART_CHARS, 'too_long'),
})
export type ImportPartInput = z.output<typeof importPartSchema>

/** The largest body of a part, with its names. */
export const MAX_PART_BODY = MAX_PART_CHARS + 1_024

/** How the rows of a file are read. The database has it as it is here. */
export const importSettingsSchema = z.object({
  mapping: z
    .array(z.enum(importFields, 'invalid').nullable())
    .min(1, 'invalid')
    .max(importLimits.columns, 'invalid')
    .refine((mapping) => mappingProblem(mapping) === null, 'invalid'),
  source: z.enum(leadSources, 'invalid'),
  language: z.enum(languages, 'invalid'),
  dayFirst: z.boolean('invalid'),
})

/** The body of POST /api/start-lead-import. */
export const startImportSchema = z.object({ import: id, ...importSettingsSchema.shape })
export type StartImportInput = z.output<typeof startImportSchema>
