import { setTestimonialActive } from '@/features/testimonials/operations/set-testimonial-active'
import { setTestimonialActiveSchema } from '@/features/testimonials/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'contentChange',
  input: setTestimonialActiveSchema,
  run: setTestimonialActive,
})
