import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { NoSuchKey } from '@aws-sdk/client-s3'

import { bucketSettings, env } from '../../../src/env'
import { openBucket } from '../../../src/lib/server/images/bucket'
import { makeFolder } from './owner'

/**
 * The name of a file beside the pictures that is there from the beginning of a restore to its end. It holds the digest of the
 * archive's manifest, so that a restore that was interrupted can go on, and nothing else is mistaken for one.
 */
const NAME = '.restoring'

const file = () => join(env.MEDIA_DIR, NAME)

/** Returns the archive whose restore was interrupted here. */
export async function readMarker(): Promise<string | undefined> {
  if (!bucketSettings)
    return readFile(file(), 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      return undefined
    })
  const { client, bucket: Bucket } = openBucket()
  try {
    const { Body } = await client.getObject({ Bucket, Key: NAME })
    return await Body?.transformToString()
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}

export async function writeMarker(archive: string): Promise<void> {
  if (bucketSettings) {
    const { client, bucket: Bucket } = openBucket()
    await client.putObject({ Bucket, Key: NAME, Body: archive })
    return
  }
  await makeFolder(env.MEDIA_DIR)
  // A cut of the power leaves the marker whole or leaves none.
  await writeFile(`${file()}.new`, archive, { flush: true })
  await rename(`${file()}.new`, file())
}

export async function removeMarker(): Promise<void> {
  if (!bucketSettings) return rm(file(), { force: true })
  const { client, bucket: Bucket } = openBucket()
  await client.deleteObject({ Bucket, Key: NAME })
}
