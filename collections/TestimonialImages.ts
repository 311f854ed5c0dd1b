import { pictures } from './fields/upload'

/** Portraits of those who speak well of the agency. */
export const TestimonialImages = pictures('testimonial-images', 'testimonials')
