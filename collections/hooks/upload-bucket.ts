import { APIError, type CollectionAfterChangeHook, type TypeWithID, type UploadConfig } from 'payload'

import { putPicture } from '../../src/lib/server/images/picture-store'
import { log } from '../../src/lib/server/log'
import { isPictureName } from '../../src/lib/picture-rules'
import { translate } from '../fields/translate'
import type { UploadRow } from './upload-files'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Stores the picture of the request and its resized copies in the bucket. Waits for all of them before it fails, because
 * the rollback deletes what it finds: a file that arrived later would stay.
 */
export const storeInBucket: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { file, payloadUploadSizes } = req
  if (!file) return
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
export const serveFromBucket =
  (serve: Handler): Handler =>
  (req, args: FileRequest) =>
    isPictureName(args.params.filename)
      ? serve(req, { ...args, doc: args.doc ?? ({} as TypeWithID) })
      : new Response(null, { status: 404 })
