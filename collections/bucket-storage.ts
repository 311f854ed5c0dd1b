import {
  type CollectionConfig,
  type Config,
  type Plugin,
  APIError,
  type CollectionAfterChangeHook,
  type TypeWithID,
  type UploadConfig,
} from 'payload'
import { log } from '@/lib/server/log'
import { isPictureName } from '@/lib/picture-rules'
import { bucketSettings } from '../src/env'
import { translate } from './fields/texts'
import type { UploadRow } from './hooks/upload-files'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Stores the picture of the request and its resized copies in the bucket. Waits for all of them before it fails, because
 * the rollback deletes what it finds: a file that arrived later would stay.
 */
const storeInBucket: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { file, payloadUploadSizes } = req
  if (!file) return
  const { putPicture } = await import('../src/lib/server/images/bucket')
  const { filename, sizes } = doc as UploadRow
  const copies = Object.entries(sizes ?? {}).map(
    ([name, size]) => [size?.filename, payloadUploadSizes?.[name]] as const,
  )
  const puts = [[filename, file.data] as const, ...copies].flatMap(([name, data]) =>
    name && data ? [putPicture(collection.slug, name, data)] : [],
  )
  const failure = (await Promise.allSettled(puts)).find(({ status }) => status === 'rejected')
  if (failure?.status !== 'rejected') return
  const { name, $metadata } = failure.reason as { name?: string; $metadata?: { httpStatusCode?: number } }
  log.error({ reason: name, status: $metadata?.httpStatusCode }, 'the bucket refused a picture')
  throw new APIError(translate(req, 'pictures:errors:storage'), 503, null, true)
}

/** Payload's type promises a document, but it has found one only when the access to the file depends on it. */
type FileRequest = Omit<Parameters<Handler>[1], 'doc'> & { doc?: TypeWithID }

/**
 * Serves a file with the plugin's handler, but skips its database lookup of the folder within the bucket: all pictures of
 * a collection share one folder, and must be served while the database is down.
 */
const serveFromBucket =
  (serve: Handler): Handler =>
  (req, args: FileRequest) =>
    isPictureName(args.params.filename)
      ? serve(req, { ...args, doc: args.doc ?? ({} as TypeWithID) })
      : new Response(null, { status: 404 })

const slugs = ['blog-images', 'testimonial-images', 'site-images', 'proposal-images'] as const

/**
 * Stores the pictures of all collections in the bucket, if one is configured. The plugin of Payload serves the files; the
 * hooks with which it stores and deletes them are replaced by ours, because they change the bucket before the transaction
 * ends (docs/decisions/0023-bucket.md). The schema is the same with and without a bucket.
 */
export const bucketStorage: Plugin = async (config) => {
  if (!bucketSettings) return config
  const [{ s3Storage }, { clientConfigOf }] = await Promise.all([
    import('@payloadcms/storage-s3'),
    import('../src/lib/server/images/bucket'),
  ])
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
