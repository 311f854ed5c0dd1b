import type { QueryClient } from '@tanstack/react-query'
import type { PayloadRequest } from 'payload'

import { findTestimonialList } from '../queries/testimonial-list'
import { testimonialListQuery } from './testimonial-params'

/** Reads what the tab Testimonials shows first. */
export const readTestimonialsBoard = (queryClient: QueryClient, req: PayloadRequest): Promise<void> =>
  queryClient.prefetchQuery({ ...testimonialListQuery, queryFn: () => findTestimonialList(req) })
