import { S3 } from '@aws-sdk/client-s3'
import type { Readable } from 'node:stream'

import { backupBucketSettings } from '../../../src/env'
import { clientConfigOf } from '../../../src/lib/server/images/bucket'
import { UserError } from '../../process/user-error.mjs'
import type { Place } from './place'
import { inParts } from './write-archive'

/** A bucket takes at most 10,000 parts, so an archive may have 160 GB. A part is held in memory. */
const PART_BYTES = 16 * 1024 * 1024

/** How long the bucket may take to answer, in milliseconds: enough to send a part on a slow line. */
const PART_MS = 300_000
const ANSWER_MS = 20_000

function openClient(requestTimeout: number): S3 {
  if (!backupBucketSettings)
    throw new UserError(
      'No bucket for backups is configured: set BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, and BACKUP_S3_ENDPOINT unless it is AWS.',
    )
  const config = clientConfigOf(backupBucketSettings)
  const requestHandler = { connectionTimeout: 5_000, requestTimeout, throwOnRequestTimeout: true }
  return new S3({ ...config, requestHandler, maxAttempts: 2 })
}

/** Says what the bucket answered; other errors, such as those of pg_dump, stay. */
function explain(error: unknown, bucket: string): unknown {
  const { name, message, code, $metadata } = error as Error & {
    code?: string
    $metadata?: { httpStatusCode?: number }
  }
  if ($metadata === undefined && !code) return error
  const reason = $metadata?.httpStatusCode ? `${name}, ${$metadata.httpStatusCode}` : (code ?? message)
  return new UserError(
    `The bucket ${bucket} of the backups failed (${reason}). Check its name, address and key, and what the key may do.`,
  )
}

/** Archives in a bucket. An upload in parts is invisible until it's complete. */
export function bucketPlace(address: string, partBytes = PART_BYTES): Place {
  const { hostname: Bucket, pathname } = new URL(address)
  const prefix = pathname.replaceAll(/^\/+|\/+$/g, '')
  const keyOf = (name: string) => (prefix ? `${prefix}/${name}` : name)
  const client = openClient(ANSWER_MS)
  const sender = openClient(PART_MS)
  const rethrow = (error: unknown): never => {
    throw explain(error, Bucket)
  }

  /** Sends the parts of an archive. Returns its size. */
  async function upload(Key: string, bytes: AsyncIterable<Buffer>): Promise<number> {
    const { UploadId } = await client.createMultipartUpload({ Bucket, Key, ContentType: 'application/x-tar' })
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = []
      let size = 0
      for await (const Body of inParts(bytes, partBytes)) {
        const PartNumber = Parts.length + 1
        const { ETag } = await sender.uploadPart({ Bucket, Key, UploadId, PartNumber, Body })
        Parts.push({ PartNumber, ETag })
        size += Body.length
      }
      await sender.completeMultipartUpload({ Bucket, Key, UploadId, MultipartUpload: { Parts } })
      return size
    } catch (error) {
      await client.abortMultipartUpload({ Bucket, Key, UploadId }).catch(() => undefined)
      throw error
    }
  }

  async function put(name: string, bytes: AsyncIterable<Buffer>): Promise<number> {
    const size = await upload(keyOf(name), bytes)
    const { ContentLength } = await client.headObject({ Bucket, Key: keyOf(name) })
    if (ContentLength === size) return size
    throw new UserError(`The bucket ${Bucket} has another size than was sent for ${name}. Try again.`)
  }

  async function list(): Promise<string[]> {
    const names: string[] = []
    let ContinuationToken: string | undefined
    do {
      const page = await client.listObjectsV2({ Bucket, Prefix: keyOf('puente-'), ContinuationToken })
      for (const { Key } of page.Contents ?? []) if (Key) names.push(Key.slice(keyOf('').length))
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
    return names
  }

  async function removeLeftovers(start: string): Promise<void> {
    const { Uploads = [] } = await client.listMultipartUploads({ Bucket, Prefix: keyOf(start) })
    for (const { Key, UploadId } of Uploads) await client.abortMultipartUpload({ Bucket, Key, UploadId })
  }

  return {
    addressOf: (name) => `s3://${Bucket}/${keyOf(name)}`,
    put: (name, bytes) => put(name, bytes).catch(rethrow),
    async *read(name) {
      const { Body } = await client.getObject({ Bucket, Key: keyOf(name) }).catch(rethrow)
      yield* Body as Readable
    },
    list: () => list().catch(rethrow),
    remove: async (name) => {
      await client.deleteObject({ Bucket, Key: keyOf(name) }).catch(rethrow)
    },
    // Not every service can list them; it then removes them by a rule of the bucket.
    removeLeftovers: (start) => removeLeftovers(start).catch(() => undefined),
  }
}
