import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { NotFound } from '@aws-sdk/client-s3'

import { openBucket, bucketStore, objectKey, putPicture, pictureFolder } from './picture-store'

/**
 * Copies a picture from MEDIA_DIR into the bucket, unless it is there already. Throws unless the bucket then has the same
 * bytes.
 */
export async function copyToBucket(collection: string, name: string): Promise<'copied' | 'present'> {
  const data = await readFile(join(pictureFolder(collection), name))
  if (await isInBucket(collection, name, data)) return 'present'
  await putPicture(collection, name, data)
  if (await isInBucket(collection, name, data)) return 'copied'
  throw new Error('the bucket has other bytes')
}

/** Whether the bucket has the same bytes: by size and MD5, and where the ETag is no MD5 (encryption), by reading them. */
async function isInBucket(collection: string, name: string, data: Buffer): Promise<boolean> {
  const { client, bucket: Bucket } = openBucket()
  try {
    const { ContentLength, ETag } = await client.headObject({ Bucket, Key: objectKey(collection, name) })
    if (ContentLength !== data.length) return false
    if (ETag === `"${createHash('md5').update(data).digest('hex')}"`) return true
    return (await bucketStore(collection).read(name))?.equals(data) ?? false
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  }
}
