import { updateTestimonial } from '@/features/testimonials/operations/save-testimonial'
import { updateTestimonialSchema } from '@/features/testimonials/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'contentChange',
  input: updateTestimonialSchema,
  run: updateTestimonial,
})
