import { extname } from 'node:path'

import { NoSuchKey } from '@aws-sdk/client-s3'

import { openBucket } from './bucket'
import type { PictureStore } from './picture-files'

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
