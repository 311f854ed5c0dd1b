import { pictures } from './fields/upload'
import { timeStem } from './hooks/upload-name'

/** Portraits of those who speak well of the agency. */
export const TestimonialImages = pictures('testimonial-images', 'testimonials', timeStem)
