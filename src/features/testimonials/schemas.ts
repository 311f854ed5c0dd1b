import { z } from 'zod'

import { line, required, text } from '@/lib/text-fields'
import { testimonialLimits as limits } from './rules'

const id = z.uuid('invalid')
const testimonial = id

const optional = (schema: z.ZodType<string, string>) => schema.nullish().transform((value) => value || null)

/** A whole number from a form: an empty one is the default. */
const integer = (min: number, max: number, byDefault: number) =>
  z
    .union([z.string(), z.number()], 'invalid')
    .nullish()
    .transform((value) => (value === null || value === undefined || value === '' ? byDefault : Number(value)))
    .pipe(z.int('invalid').min(min, 'invalid').max(max, 'invalid'))

const fields = {
  name: required(line(limits.name)),
  company: required(line(limits.company)),
  rating: integer(limits.minRating, limits.maxRating, limits.defaultRating),
  display_order: integer(0, limits.order, 0),
  is_active: z.boolean('invalid').default(true),
  is_sample: z.boolean('invalid').default(false),
  image: id.nullish().transform((value) => value ?? null),
  position_en: optional(line(limits.position)),
  position_es: optional(line(limits.position)),
  content_en: optional(text(limits.content)),
  content_es: optional(text(limits.content)),
  results_highlight_en: optional(line(limits.resultsHighlight)),
  results_highlight_es: optional(line(limits.resultsHighlight)),
}

type Texts = Partial<Record<`${'position' | 'content' | 'results_highlight'}_${'en' | 'es'}`, string | null>>

/** A language has all of its required texts or none; at least one language has them. */
function checkLanguages(input: Texts, context: z.RefinementCtx): void {
  const isUsed = (language: 'en' | 'es') =>
    Boolean(
      input[`position_${language}`] ?? input[`content_${language}`] ?? input[`results_highlight_${language}`],
    )
  const used = (['en', 'es'] as const).filter(isUsed)
  for (const language of used.length > 0 ? used : (['en'] as const))
    for (const field of ['position', 'content'] as const) {
      const path = `${field}_${language}` as const
      if (!input[path]) context.addIssue({ code: 'custom', message: 'required', path: [path] })
    }
}

/** The body of POST /api/create-testimonial. */
export const createTestimonialSchema = z.object(fields).superRefine(checkLanguages)
export type CreateTestimonialInput = z.output<typeof createTestimonialSchema>

/** The body of POST /api/update-testimonial. `expected` is the `updatedAt` of what was edited. */
export const updateTestimonialSchema = z
  .object({ testimonial, expected: z.iso.datetime('invalid'), ...fields })
  .superRefine(checkLanguages)
export type UpdateTestimonialInput = z.output<typeof updateTestimonialSchema>

/** The body of POST /api/delete-testimonial. */
export const deleteTestimonialSchema = z.object({ testimonial })

/** The body of POST /api/set-testimonial-active. `expected` is what the board showed. */
export const setTestimonialActiveSchema = z.object({
  testimonial,
  active: z.boolean('invalid'),
  expected: z.boolean('invalid'),
})
export type SetTestimonialActiveInput = z.output<typeof setTestimonialActiveSchema>

const ids = z.array(id).min(1, 'invalid').max(500, 'invalid')

/** The body of POST /api/order-testimonials: all of them in the new order, and in the order that the board showed. */
export const orderTestimonialsSchema = z.object({ order: ids, expected: ids })
export type OrderTestimonialsInput = z.output<typeof orderTestimonialsSchema>
