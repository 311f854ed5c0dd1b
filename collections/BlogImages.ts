import { pictures } from './fields/upload'
import { randomStem } from './hooks/upload-name'

/** Pictures of posts. */
export const BlogImages = pictures('blog-images', 'blog', randomStem)
