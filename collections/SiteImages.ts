import { pictures } from './fields/upload'

/** Every other picture of the public pages. */
export const SiteImages = pictures('site-images', 'site')
