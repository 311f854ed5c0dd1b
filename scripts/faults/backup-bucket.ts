import { paginateListObjectsV2, S3 } from '@aws-sdk/client-s3'

import { clientConfigOf } from '../../src/lib/server/images/bucket'
import type { TestSite } from '../../tests/faults/test-site'
import { startS3Server } from '../../tests/support/s3-server'
import { makeKey } from './age-key'
import type { Operator } from './backup-operator'
import { compare, digestOf, newPlace, placeOf, type Report } from './restored-site'

type Bucket = Awaited<ReturnType<typeof startS3Server>>

/** Returns the digest of each object, by its key. */
async function digestObjects({ env }: Bucket): Promise<Map<string, string>> {
  const credentials = { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY }
  const client = new S3(clientConfigOf({ region: env.S3_REGION, endpoint: env.S3_ENDPOINT, credentials }))
  const place = { Bucket: env.S3_BUCKET }
  const found = new Map<string, string>()
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, place))
    for (const { Key = '' } of Contents) {
      const { Body } = await client.getObject({ ...place, Key })
      found.set(Key, digestOf((await Body?.transformToByteArray()) ?? new Uint8Array()))
    }
  return found
}

/** The variables with which a backup goes into a bucket that is not that of the pictures. */
const asPlaceOfBackups = ({ env }: Bucket) => ({
  BACKUP_S3_REGION: env.S3_REGION,
  BACKUP_S3_ENDPOINT: env.S3_ENDPOINT,
  BACKUP_S3_ACCESS_KEY_ID: env.S3_ACCESS_KEY_ID,
  BACKUP_S3_SECRET_ACCESS_KEY: env.S3_SECRET_ACCESS_KEY,
})

/**
 * Moves the pictures of the site at rest into a bucket and backs up into the same one, once plain and once encrypted. Each archive is
 * restored from there into an empty database and the empty bucket of another service, and compared.
 */
export async function restoreFromBucket(report: Report, site: TestSite, operator: Operator): Promise<void> {
  const { identity, recipient } = makeKey(site.dir)
  const bucket = await startS3Server()
  const restoreElsewhere = async (name: string, args: string[]) => {
    const other = await startS3Server()
    try {
      const place = await newPlace(site, name)
      const variables = { ...place, ...other.env, ...asPlaceOfBackups(bucket) }
      await operator.succeed(['restore', ...args], variables)
      const between = { from: placeOf(site), to: place }
      await compare(
        report,
        `${name.replaceAll('_', ' ')} into another one`,
        between,
        await digestObjects(other),
      )
      const again = await operator.run(['restore', ...args], {
        ...variables,
        ...(await newPlace(site, `${name}_again`)),
      })
      report('a bucket with pictures is refused', {}, Number(!again.output.includes('There are pictures in')))
    } finally {
      other.stop()
    }
  }
  const backUp = async (folder: string, args: string[] = []) => {
    const to = `s3://${bucket.env.S3_BUCKET}/${folder}`
    const output = await operator.succeed(['backup', '--to', to, ...args], bucket.env)
    return /s3:\/\/\S+\.tar(?:\.age)?/.exec(output)?.[0] ?? ''
  }
  try {
    await operator.succeed(['media-to-bucket'], bucket.env)
    await restoreElsewhere('from_a_bucket', [await backUp('plain')])
    const encrypted = await backUp('encrypted', ['--recipient', recipient])
    await restoreElsewhere('encrypted_from_a_bucket', [encrypted, '--identity', identity])
  } finally {
    bucket.stop()
  }
}
