import { S3, type S3ClientConfig } from '@aws-sdk/client-s3'

import { bucketSettings } from '@/env'

/** The settings of an S3 client, for a bucket of AWS or of a compatible service. */
export const clientConfigOf = ({
  region,
  endpoint,
  credentials,
}: NonNullable<typeof bucketSettings>): S3ClientConfig => ({
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
