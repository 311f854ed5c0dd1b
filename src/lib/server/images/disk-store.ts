import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { env } from '@/env'
import { isPictureName } from '@/lib/picture-rules'

import type { PictureStore } from './picture-files'

/** Returns the folder of a collection's files. */
export const pictureFolder = (collection: string): string => join(env.MEDIA_DIR, collection)

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
