import type { FirstReads } from '@/components/staff/first-reads'
import { findTestimonialList } from '../queries/testimonial-list'
import { testimonialListQuery } from './testimonial-params'

/** Reads what the tab Testimonials shows first. */
export const readTestimonialsBoard = ({ req, read }: FirstReads): Promise<unknown> =>
  read(testimonialListQuery, () => findTestimonialList(req))
