import { orderTestimonials } from '@/features/testimonials/operations/order-testimonials'
import { orderTestimonialsSchema } from '@/features/testimonials/schemas'
import { handle } from '@/lib/server/http/handle'

export const POST = handle({
  who: 'staff',
  limit: 'contentChange',
  input: orderTestimonialsSchema,
  run: orderTestimonials,
})
