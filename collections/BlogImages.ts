import { randomStem } from './hooks/upload-name'
import { imageCollection } from './image-collection'

/** Images of posts. */
export const BlogImages = imageCollection('blog-images', 'blog', randomStem)
