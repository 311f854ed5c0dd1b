import { z } from 'zod'

import { handle, handleQuery, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'
import { deleteTestimonial, orderTestimonials, setTestimonialActive } from './operations/testimonial-changes'
import { createTestimonial, updateTestimonial } from './operations/save-testimonial'
import { findTestimonialList } from './queries/testimonial-list'
import {
  createTestimonialSchema,
  deleteTestimonialSchema,
  orderTestimonialsSchema,
  setTestimonialActiveSchema,
  updateTestimonialSchema,
} from './schemas'

export const testimonialsEndpoints = {
  GET: {
    'testimonial-list': handleQuery({
      who: 'staff',
      onReplica: true,
      input: z.object({}),
      run: (req) => findTestimonialList(req),
    }),
  },
  POST: {
    'create-testimonial': handle({
      who: 'staff',
      limit: 'contentChange',
      input: createTestimonialSchema,
      once: 'create-testimonial',
      run: createTestimonial,
    }),
    'delete-testimonial': handle({
      who: 'staff',
      limit: 'contentChange',
      input: deleteTestimonialSchema,
      run: deleteTestimonial,
    }),
    'order-testimonials': handle({
      who: 'staff',
      limit: 'contentChange',
      input: orderTestimonialsSchema,
      run: orderTestimonials,
    }),
    'set-testimonial-active': handle({
      who: 'staff',
      limit: 'contentChange',
      input: setTestimonialActiveSchema,
      run: setTestimonialActive,
    }),
    'update-testimonial': handle({
      who: 'staff',
      limit: 'contentChange',
      input: updateTestimonialSchema,
      once: 'update-testimonial',
      run: updateTestimonial,
    }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof testimonialsEndpoints> {}
  interface Queries extends QueriesOf<typeof testimonialsEndpoints> {}
}
