import { z } from 'zod'

import { cleanLine, cleanText, isStorable } from './clean-text'

const cleaned = (clean: (text: string) => string, limit: number) =>
  z
    .string({
      error: (issue) => (issue.input === undefined || issue.input === null ? 'required' : 'invalid'),
    })
    .refine(isStorable, 'invalid')
    .transform((value) => clean(value).trim())
    .pipe(z.string().max(limit, 'too_long'))

/** A cleaned and trimmed text of at most `limit` characters. Refuses only what the database cannot store. */
export const text = (limit: number) => cleaned(cleanText, limit)

/** The same on one line, safe in email headers. */
export const line = (limit: number) => cleaned(cleanLine, limit)

const VISIBLE_CHARACTER = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Requires at least one visible character. */
export const required = (schema: z.ZodType<string, string>) =>
  schema.refine((value) => VISIBLE_CHARACTER.test(value), 'required')

/** Drops an invalid value of a query string instead of failing, because old links and bookmarks keep theirs. */
export const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)
