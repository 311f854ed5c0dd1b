import { createTestimonial } from '@/features/testimonials/operations/save-testimonial'
import { createTestimonialSchema } from '@/features/testimonials/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'contentChange',
  input: createTestimonialSchema,
  run: createTestimonial,
})
