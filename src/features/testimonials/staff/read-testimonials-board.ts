import { noop, type QueryClient } from '@tanstack/react-query'
import type { PayloadRequest } from 'payload'

import { findTestimonialList } from '../queries/testimonial-list'
import { testimonialListQuery } from './testimonial-params'

/** Reads what the tab Testimonials shows first. */
export async function readTestimonialsBoard(queryClient: QueryClient, req: PayloadRequest): Promise<void> {
  await queryClient.query({ ...testimonialListQuery, queryFn: () => findTestimonialList(req) }).catch(noop)
}
