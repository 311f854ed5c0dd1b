import { z } from 'zod'

const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** A trimmed text of at most `limit` characters, without control characters and lone surrogates, which Postgres rejects. */
export const text = (limit: number) =>
  z
    .string({
      error: (issue) => (issue.input === undefined || issue.input === null ? 'required' : 'invalid'),
    })
    .refine((value) => value.isWellFormed() && !CONTROL_CHARACTERS.test(value), 'invalid')
    .transform((value) => value.trim())
    .pipe(z.string().max(limit, 'too_long'))

/** A single-line text, safe in email headers: no line breaks or bidirectional controls. */
export const line = (limit: number) =>
  text(limit).refine((value) => !/[\r\n\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(value), 'invalid')

const VISIBLE_CHARACTER = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Requires at least one visible character. */
export const required = (schema: z.ZodType<string, string>) =>
  schema.refine((value) => VISIBLE_CHARACTER.test(value), 'required')
