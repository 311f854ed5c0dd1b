import { bucketSettings } from '@/env'

import { bucketStore } from './bucket-store'
import { diskStore } from './disk-store'
import type { PictureStore } from './picture-files'

/** Returns where the files of a collection are stored: in the bucket if one is configured, else in MEDIA_DIR. */
export const pictureStore = (collection: string): PictureStore =>
  bucketSettings ? bucketStore(collection) : diskStore(collection)
