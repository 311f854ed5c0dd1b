import { pictures } from './fields/upload'

/** Pictures of posts. */
export const BlogImages = pictures('blog-images', 'blog')
