import { extname } from 'node:path'

import { NoSuchKey, S3, type S3ClientConfig } from '@aws-sdk/client-s3'

import { bucketSettings } from '@/env'

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

/** Returns the key of a picture: the same path as below MEDIA_DIR. */
export const objectKey = (collection: string, name: string): string => `${collection}/${name}`

/** Pictures in the bucket, below a prefix for each collection: a `PictureStore` (picture-store.ts). */
export const bucketStore = (collection: string) => {
  const { client, bucket: Bucket } = openBucket()
  return {
    read: async (name: string): Promise<Buffer | undefined> => {
      try {
        const { Body } = await client.getObject({ Bucket, Key: objectKey(collection, name) })
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    // One by one: the request that deletes several needs a checksum that not every service accepts.
    remove: async (names: string[]): Promise<void> => {
      await Promise.all(
        names.map((name) => client.deleteObject({ Bucket, Key: objectKey(collection, name) })),
      )
    },
    list: async (prefix: string): Promise<string[]> => {
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
