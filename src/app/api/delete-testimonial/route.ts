import { deleteTestimonial } from '@/features/testimonials/operations/delete-testimonial'
import { deleteTestimonialSchema } from '@/features/testimonials/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'contentChange',
  input: deleteTestimonialSchema,
  run: deleteTestimonial,
})
