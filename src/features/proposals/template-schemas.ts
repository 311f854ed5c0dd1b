import { z } from 'zod'

import { lenient } from '@/lib/lenient'
import { currencies, defaultCurrency } from '@/lib/money'
import { line, required, text } from '@/lib/text-fields'
import { feeCents } from './fee-rules'
import { proposalTemplateLimits as limits } from './rules'

const template = z.uuid('invalid')

const templateSorts = ['created', 'name'] as const

/** The query string of GET /api/proposal-template-list. */
export const templateListSchema = z.object({
  sort: lenient(z.enum(templateSorts)),
  direction: lenient(z.enum(['asc', 'desc'])),
  page: lenient(z.coerce.number().int().min(1).max(1_000)),
})
export type TemplateListInput = z.output<typeof templateListSchema>

/** The query string of GET /api/proposal-template. */
export const templateSchema = z.object({ template })

/** A fee in units of the currency, as typed: empty is none, and a text without digits is 0. Returns cents, or null. */
const fee = z
  .union([z.string(), z.number(), z.null()], 'invalid')
  .optional()
  .transform((value) => {
    const isEmpty = value === null || value === undefined || (typeof value === 'string' && !value.trim())
    return isEmpty ? null : feeCents(value)
  })
  .pipe(z.int('invalid').nullable())

/** An empty text is stored as null. */
const optional = (schema: z.ZodType<string, string>) => schema.nullish().transform((value) => value || null)

const fields = {
  name: required(line(limits.name)),
  description: optional(text(limits.description)),
  setup_fee: fee,
  monthly_fee: fee,
  currency: z.enum(currencies, 'invalid').default(defaultCurrency),
  content_en: optional(text(limits.content)),
  content_es: optional(text(limits.content)),
}

/** The body of POST /api/create-proposal-template. */
export const createTemplateSchema = z.object(fields)
export type CreateTemplateInput = z.output<typeof createTemplateSchema>

/** The body of POST /api/update-proposal-template. `expected` is the `updatedAt` of what was edited. */
export const updateTemplateSchema = z.object({ template, expected: z.iso.datetime('invalid'), ...fields })
export type UpdateTemplateInput = z.output<typeof updateTemplateSchema>

/** The body of POST /api/delete-proposal-template. */
export const deleteTemplateSchema = z.object({ template })
