import { s3Storage } from '@payloadcms/storage-s3'
import type { CollectionConfig, Config, Plugin } from 'payload'

import { bucketSettings } from '../src/env'
import { clientConfigOf } from '../src/lib/server/images/bucket'
import { serveFromBucket, storeInBucket } from './hooks/upload-bucket'

const slugs = ['blog-images', 'testimonial-images', 'site-images', 'proposal-images'] as const

/**
 * Stores the pictures of all collections in the bucket, if one is configured. The plugin of Payload serves the files; the
 * hooks with which it stores and deletes them are replaced by ours, because they change the bucket before the transaction
 * ends (docs/decisions/0023-bucket.md). The schema is the same with and without a bucket.
 */
export const bucketStorage: Plugin = async (config) => {
  if (!bucketSettings) return config
  const { bucket } = bucketSettings
  const collections = Object.fromEntries(slugs.map((slug) => [slug, { prefix: slug }]))
  const withPlugin = await s3Storage({ bucket, collections, config: clientConfigOf(bucketSettings) })(
    copyOf(config),
  )
  const uploads = new Map(withPlugin.collections?.map(({ slug, upload }) => [slug, upload]))
  return {
    ...config,
    collections: config.collections?.map((collection) => inBucket(collection, uploads.get(collection.slug))),
  }
}

/** A copy, because the plugin mutates its config to add a component for browser uploads, which we do not allow. */
const copyOf = ({ admin, ...config }: Config): Config => ({ ...config, admin: { ...admin, components: {} } })

function inBucket(collection: CollectionConfig, upload: CollectionConfig['upload']): CollectionConfig {
  if (typeof upload !== 'object' || !slugs.some((slug) => slug === collection.slug)) return collection
  const serve = upload.handlers?.at(-1)
  if (!serve) throw new Error(`the storage plugin has no handler for ${collection.slug}`)
  return {
    ...collection,
    upload: { ...upload, handlers: [serveFromBucket(serve)] },
    hooks: { ...collection.hooks, afterChange: [storeInBucket, ...(collection.hooks?.afterChange ?? [])] },
  }
}
