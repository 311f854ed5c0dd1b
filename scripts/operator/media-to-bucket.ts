import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { NotFound } from '@aws-sdk/client-s3'

import { bucketSettings } from '../../src/env'
import { isPictureName } from '../../src/lib/picture-rules'
import { bucketProblem } from '../../src/lib/server/images/bucket-check'
import { bucketStore, objectKey, openBucket, putPicture } from '../../src/lib/server/images/bucket'
import { diskStore, pictureFolder } from '../../src/lib/server/images/picture-store'
import { UserError } from '../process/user-error.mjs'
import { readArguments } from './read-arguments'

const collections = ['blog-images', 'testimonial-images', 'site-images', 'proposal-images']

/**
 * Copies a picture from MEDIA_DIR into the bucket, unless it is there already. Throws unless the bucket then has the same
 * bytes.
 */
async function copyToBucket(collection: string, name: string): Promise<'copied' | 'present'> {
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

type Counts = { copied: number; present: number; deleted: number; other: number }

/** Copies the pictures of a collection. With `isMove`, each is deleted on disk as soon as the bucket has the same bytes. */
async function copyPictures(collection: string, isMove: boolean): Promise<Counts> {
  const counts = { copied: 0, present: 0, deleted: 0, other: 0 }
  for (const name of await diskStore(collection).list('')) {
    if (!isPictureName(name)) {
      counts.other += 1
      continue
    }
    counts[await copyToBucket(collection, name).catch(explain(collection, name))] += 1
    if (!isMove) continue
    await rm(join(pictureFolder(collection), name))
    counts.deleted += 1
  }
  return counts
}

/** Rethrows an error of the bucket as one sentence. What was copied before is found again by the next run. */
const explain = (collection: string, name: string) => (error: Error) => {
  const reason = error.name === 'Error' ? error.message : error.name
  throw new UserError(
    `The bucket did not take ${collection}/${name} (${reason}). Run the command again to continue.`,
  )
}

/**
 * `media-to-bucket` copies the pictures in MEDIA_DIR to the bucket and compares them. It can be interrupted and
 * repeated: what the bucket has is not copied again. With `--delete`, it also deletes each local file that the bucket
 * has.
 */
export async function run(args: string[]): Promise<void> {
  const { delete: isMove = false } = readArguments('media-to-bucket', args).flags
  if (!bucketSettings)
    throw new UserError(
      'No bucket is configured: set S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to the values that web and worker get.',
    )
  // A wrong key is named even if there is nothing to copy.
  const problem = await bucketProblem()
  if (problem) throw new UserError(`The bucket ${problem}.`)
  for (const collection of collections) {
    const { copied, present, deleted, other } = await copyPictures(collection, isMove)
    const parts = [`${copied} copied`, `${present} already in the bucket`, `${deleted} deleted on disk`]
    if (other > 0) parts.push(`${other} other files left alone`)
    console.log(`${collection}: ${parts.join(', ')}`)
  }
}
