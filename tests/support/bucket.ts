import { openBucket, bucketStore, objectKey } from '@/lib/server/images/bucket'

/** Reads the bucket of tests/support/s3-env.ts. */

/** Returns the names of the objects of a collection. */
export const objectsIn = async (slug = 'blog-images'): Promise<string[]> =>
  (await bucketStore(slug).list('')).toSorted()

/** Returns the bytes of an object. */
export const objectBytes = (name: string | null | undefined, slug = 'blog-images') =>
  bucketStore(slug).read(name ?? '')

/** Returns the type with which an object is stored. */
export const objectType = async (name: string, slug = 'blog-images'): Promise<string | undefined> => {
  const { client, bucket: Bucket } = openBucket()
  return (await client.headObject({ Bucket, Key: objectKey(slug, name) })).ContentType
}
