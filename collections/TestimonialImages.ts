import { timeStem } from './hooks/upload-name'
import { imageCollection } from './image-collection'

/** Portraits for testimonials. */
export const TestimonialImages = imageCollection('testimonial-images', 'testimonials', timeStem)
