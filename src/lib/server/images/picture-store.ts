import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { NoSuchKey, NotFound, S3, type S3ClientConfig } from '@aws-sdk/client-s3'
import { bucketSettings, env } from '@/env'
import { isPictureName } from '@/lib/picture-rules'

/** The settings of an S3 client, for a bucket of AWS or of a compatible service. */
export const clientConfigOf = ({
  region,
  endpoint,
  credentials,
}: Omit<NonNullable<typeof bucketSettings>, 'bucket'>): S3ClientConfig => ({
  region,
  credentials,
  ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  // Not every compatible service knows the checksums that the SDK adds by default.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: 3,
  // A request that hangs would keep its database transaction open.
  requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
})

/** The client is created once, at the first use. */
let client: S3 | undefined

/** Returns the bucket and its client. Throws when none is configured. */
export function openBucket(): { client: S3; bucket: string } {
  if (!bucketSettings) throw new Error('no bucket is configured')
  client ??= new S3(clientConfigOf(bucketSettings))
  return { client, bucket: bucketSettings.bucket }
}

/** The files of a collection of pictures, by their names. */
type PictureStore = {
  /** Returns the bytes of a file; undefined when it does not exist. */
  read: (name: string) => Promise<Buffer | undefined>
  /** Deletes files; those that do not exist are ignored. */
  remove: (names: string[]) => Promise<void>
  /** Returns the names that start with `prefix`. */
  list: (prefix: string) => Promise<string[]>
}

/** Returns the key of a picture: the same path as below MEDIA_DIR. */
export const objectKey = (collection: string, name: string): string => `${collection}/${name}`

/** Pictures in the bucket, below a prefix for each collection. */
export const bucketStore = (collection: string): PictureStore => {
  const { client, bucket: Bucket } = openBucket()
  return {
    read: async (name) => {
      try {
        const { Body } = await client.getObject({ Bucket, Key: objectKey(collection, name) })
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    // One by one: the request that deletes several needs a checksum that not every service accepts.
    remove: async (names) => {
      await Promise.all(
        names.map((name) => client.deleteObject({ Bucket, Key: objectKey(collection, name) })),
      )
    },
    list: async (prefix) => {
      const { Contents = [] } = await client.listObjectsV2({ Bucket, Prefix: objectKey(collection, prefix) })
      return Contents.flatMap(({ Key }) => Key?.slice(objectKey(collection, '').length) ?? [])
    },
  }
}

/** Stores a picture in the bucket, with the type that its name says. */
export async function putPicture(collection: string, name: string, data: Buffer): Promise<void> {
  const { client, bucket: Bucket } = openBucket()
  const ContentType = `image/${extname(name).slice(1).replace('jpg', 'jpeg')}`
  await client.putObject({ Bucket, Key: objectKey(collection, name), Body: data, ContentType })
}

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

/** Returns where the files of a collection are stored: in the bucket if one is configured, else in MEDIA_DIR. */
export const pictureStore = (collection: string): PictureStore =>
  bucketSettings ? bucketStore(collection) : diskStore(collection)

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
