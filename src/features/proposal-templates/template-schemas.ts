import { z } from 'zod'

import { currencies, defaultCurrency } from '@/lib/money'
import { line, required, text, lenient } from '@/lib/text-fields'
import { feeInput, optionalFees } from '@/features/proposals/fee-schema'
import { proposalTemplateLimits as limits } from '@/features/proposals/rules'

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

/** An empty text is stored as null. */
const optional = (schema: z.ZodType<string, string>) => schema.nullish().transform((value) => value || null)

const fields = {
  name: required(line(limits.name)),
  description: optional(text(limits.description)),
  setup_fee: feeInput,
  monthly_fee: feeInput,
  currency: z.enum(currencies, 'invalid').default(defaultCurrency),
  content_en: optional(text(limits.content)),
  content_es: optional(text(limits.content)),
}

const fees = optionalFees('setup_fee', 'monthly_fee')

/** The body of POST /api/create-proposal-template. An empty fee is none. */
export const createTemplateSchema = z.object(fields).transform(fees)
export type CreateTemplateInput = z.output<typeof createTemplateSchema>

/** The body of POST /api/update-proposal-template. `expected` is the `updatedAt` of what was edited. */
export const updateTemplateSchema = z
  .object({ template, expected: z.iso.datetime('invalid'), ...fields })
  .transform(fees)
export type UpdateTemplateInput = z.output<typeof updateTemplateSchema>

/** The body of POST /api/delete-proposal-template. */
export const deleteTemplateSchema = z.object({ template })
