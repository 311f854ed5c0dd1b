import { openBucket } from './bucket'

/** How long the bucket may take, in milliseconds. A service that hangs must not hang who asks. */
const TIMEOUT_MS = 5_000

type BucketError = Error & { code?: string; $metadata?: { httpStatusCode?: number } }

/** Returns what is wrong with the bucket, as the end of a sentence that begins with 'The bucket'; undefined when it answers. */
export async function bucketProblem(timeoutMs = TIMEOUT_MS): Promise<string | undefined> {
  const { client, bucket: Bucket } = openBucket()
  try {
    await client.headBucket({ Bucket }, { abortSignal: AbortSignal.timeout(timeoutMs) })
    return undefined
  } catch (error) {
    return explain(error as BucketError, timeoutMs)
  }
}

function explain({ name, code, $metadata }: BucketError, timeoutMs: number): string {
  const status = $metadata?.httpStatusCode
  if (status === 401 || status === 403)
    return `denies access (${status}): check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what the key may do`
  if (status === 404) return 'does not exist (404): check S3_BUCKET and S3_ENDPOINT'
  if (status === 301 || status === 400) return `is in another region (${status}): check S3_REGION`
  if (status !== undefined) return `answers ${status}: its service has a problem`
  // The SDK calls a connection that broke a timeout, too; that has a code.
  if (code === undefined && (name === 'AbortError' || name === 'TimeoutError'))
    return `did not answer within ${timeoutMs / 1_000} s: check S3_ENDPOINT and the network`
  return `cannot be reached (${code ?? name}): check S3_ENDPOINT and the network`
}
