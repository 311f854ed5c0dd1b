import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { bucketSettings, env } from '../../../src/env'
import { pictureFolder, pictureStore } from '../../../src/lib/server/images/picture-store'
import { type PictureFile, pictureCollections } from './manifest'
import { giveToOwner, makeFolder } from './owner'

/**
 * Returns the bytes of a picture; undefined when the file is not there. While someone deletes a picture, its file is set aside
 * until the transaction ends.
 */
export async function readPicture({ collection, name }: PictureFile): Promise<Buffer | undefined> {
  const bytes = await (await pictureStore(collection)).read(name)
  if (bytes || bucketSettings) return bytes
  return readFile(join(pictureFolder(collection), `${name}.aside`)).catch(() => undefined)
}

/** Returns where pictures are stored, for messages. */
export const pictureAddress = (): string =>
  bucketSettings ? `the bucket ${bucketSettings.bucket}` : `the folder ${env.MEDIA_DIR}`

/** Whether the site has any picture. */
export async function hasPictures(): Promise<boolean> {
  for (const collection of pictureCollections)
    if ((await (await pictureStore(collection)).list('')).length > 0) return true
  return false
}

/** Stores a picture durably, for the owner of MEDIA_DIR. */
export async function writePicture({ collection, name }: PictureFile, bytes: Buffer): Promise<void> {
  if (bucketSettings) {
    const { putPicture } = await import('../../../src/lib/server/images/bucket')
    return putPicture(collection, name, bytes)
  }
  const folder = pictureFolder(collection)
  const file = join(folder, name)
  await makeFolder(folder)
  await writeFile(file, bytes, { flush: true })
  await giveToOwner(file)
}
