import { z } from 'zod'

const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** A text that Postgres and a mail can hold: no NUL, no other control characters, no half characters. */
export const text = (limit: number) =>
  z
    .string({
      error: (issue) => (issue.input === undefined || issue.input === null ? 'required' : 'invalid'),
    })
    .refine((value) => value.isWellFormed() && !forbidden.test(value), 'invalid')
    .transform((value) => value.trim())
    .pipe(z.string().max(limit, 'too_long'))

/** One line: what ends up in a header or a table cell. */
export const line = (limit: number) =>
  text(limit).refine((value) => !/[\r\n\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(value), 'invalid')

const seen = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** With something in it that a reader sees. */
export const required = (schema: z.ZodType<string, string>) =>
  schema.refine((value) => seen.test(value), 'required')
