import { bucketSettings } from '@/env'

import { bucketStore } from './bucket-store'
import { diskStore } from './disk-store'

/** The files of a collection of pictures, by their names. */
export type PictureStore = {
  /** Returns the bytes of a file; undefined when it does not exist. */
  read: (name: string) => Promise<Buffer | undefined>
  /** Deletes files; those that do not exist are ignored. */
  remove: (names: string[]) => Promise<void>
  /** Returns the names that start with `prefix`. */
  list: (prefix: string) => Promise<string[]>
}

/** Returns where the files of a collection are stored: in the bucket if one is configured, else in MEDIA_DIR. */
export const pictureStore = (collection: string): PictureStore =>
  bucketSettings ? bucketStore(collection) : diskStore(collection)
