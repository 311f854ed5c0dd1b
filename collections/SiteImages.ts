import { pictures } from './fields/upload'
import { randomStem } from './hooks/upload-name'

/** Every other picture of the public pages. */
export const SiteImages = pictures('site-images', 'site', randomStem)
