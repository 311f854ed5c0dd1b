import { randomStem } from './hooks/upload-name'
import { imageCollection } from './image-collection'

/** All other images of the public pages. */
export const SiteImages = imageCollection('site-images', 'site', randomStem)
