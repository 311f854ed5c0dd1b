import { readdir, readFile, rm, statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { bucketSettings, env } from '@/env'
import { isPictureName } from '@/lib/picture-rules'

/** The files of a collection of pictures, by their names. */
type PictureStore = {
  /** Returns the bytes of a file; undefined when it does not exist. */
  read: (name: string) => Promise<Buffer | undefined>
  /** Deletes files; those that do not exist are ignored. */
  remove: (names: string[]) => Promise<void>
  /** Returns the names that start with `prefix`. */
  list: (prefix: string) => Promise<string[]>
}

/** Returns the folder of a collection's files. */
export const pictureFolder = (collection: string): string => join(env.MEDIA_DIR, collection)

/** The free space, in bytes, that an upload and its resized copies need. */
const MIN_FREE_BYTES = 100 * 1024 * 1024

/** Whether the disk of a folder has room for an upload. Throws when the folder does not exist. */
export async function hasRoom(folder = env.MEDIA_DIR): Promise<boolean> {
  const { bavail, bsize } = await statfs(resolve(folder))
  return bavail * bsize > MIN_FREE_BYTES
}

/** Pictures in MEDIA_DIR, in a folder for each collection. */
export const diskStore = (collection: string): PictureStore => {
  const folder = pictureFolder(collection)
  return {
    read: (name) =>
      isPictureName(name) ? readFile(join(folder, name)).catch(ignoreMissing) : Promise.resolve(undefined),
    remove: async (names) => {
      for (const name of names) await rm(join(folder, name), { force: true })
    },
    list: async (prefix) => {
      const names = (await readdir(folder).catch(ignoreMissing)) ?? []
      return names.filter((name) => name.startsWith(prefix))
    },
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/**
 * Returns where the files of a collection are stored: in the bucket if one is configured, else in MEDIA_DIR. Without a bucket its
 * SDK is not loaded, which takes a tenth of a second.
 */
export const pictureStore = async (collection: string): Promise<PictureStore> =>
  bucketSettings ? (await import('./bucket')).bucketStore(collection) : diskStore(collection)
