import type pg from 'pg'

import { env } from '../../src/env'
import { UserError } from '../process/user-error.mjs'
import { version } from '../process/version'
import { checkRecipient, encrypted } from './backup/age'
import { connect, requireOwnerUrl } from './backup/connection'
import { dumpSnapshot } from './backup/dump'
import type { Manifest } from './backup/manifest'
import { openPlace } from './backup/open-place'
import { readPicture } from './backup/pictures'
import { archiveName, expired, type Place, prefixOf } from './backup/place'
import { canRestore, findProgramFor } from './backup/programs'
import { lockBackups, recordFailure, recordSuccess, startRecord } from './backup/record'
import { openSnapshot } from './backup/snapshot'
import { writeArchive } from './backup/write-archive'
import { readArguments } from './read-arguments'

type Options = { to: string; recipient: string | undefined; keep: number }

/** Reads the flags, which win over the variables. Throws a UserError for a wrong one. */
function readOptions(args: string[]): Options {
  const { to, recipient, keep } = readArguments('backup', args).flags
  const destination = to ?? env.BACKUP_DIR
  if (!destination)
    throw new UserError(
      'Where should the backup go? Set BACKUP_DIR, or pass --to, with a folder such as /var/backups/puente or a bucket such as s3://backups/puente.',
    )
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
    throw new UserError('--keep is the number of backups to keep, from 1 to 9999.')
  return {
    to: destination,
    recipient: recipient ?? env.BACKUP_AGE_RECIPIENT,
    keep: keep === undefined ? env.BACKUP_KEEP : Number(keep),
  }
}

/** Ends the bytes with an error after a signal, so that what was written so far is removed. */
async function* untilStopped(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
  for (const signal of signals) process.once(signal, stop)
  try {
    for await (const chunk of bytes) {
      if (stopped.signal.aborted) throw new UserError('The backup was stopped, and nothing is left of it.')
      yield chunk
    }
  } finally {
    for (const signal of signals) process.removeListener(signal, stop)
  }
}

type Result = { address: string; bytes: number; manifest: Manifest }

/** Stores an archive of what the database is now, and of the pictures that its rows name. */
async function store(ownerUrl: string, place: Place, { recipient, keep }: Options): Promise<Result> {
  const prefix = prefixOf(env.SITE_URL)
  const client = await connect(ownerUrl)
  try {
    const { id, pictures, ...snapshot } = await openSnapshot(client)
    const program = findProgramFor('pg_dump', snapshot.postgres)
    if (!canRestore(program.major, snapshot.postgres))
      console.warn(
        `pg_dump ${program.major} writes archives for Postgres 17 and later. To be able to restore into Postgres ${snapshot.postgres}, install the package postgresql-client-${snapshot.postgres}.`,
      )
    if (recipient) checkRecipient(recipient)
    const time = new Date()
    const archive = writeArchive({
      dump: dumpSnapshot(program, ownerUrl, id),
      pictures,
      readPicture,
      manifest: { ...snapshot, format: 1, version, createdAt: time.toISOString(), pgDump: program.major },
    })
    const name = archiveName(prefix, time, recipient !== undefined)
    const bytes = recipient ? encrypted(archive.bytes, recipient) : archive.bytes
    await place.removeLeftovers(prefix)
    // Whatever fails, the reader of the bytes gets the reason, and has cleaned up when it throws.
    const size = await place.put(name, untilStopped(bytes))
    const manifest = await archive.manifest
    for (const old of expired(await place.list(), prefix, keep)) await place.remove(old)
    return { address: place.addressOf(name), bytes: size, manifest }
  } finally {
    await client.end()
  }
}

function print({ address, bytes, manifest: { rows, files, missing, head } }: Result): void {
  const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const pictures = files.filter(({ name }) => name.startsWith('pictures/')).length
  console.log(`${address} (${(bytes / 1_000_000).toFixed(1)} MB): ${rowCount} rows, ${pictures} pictures.`)
  if (missing.length > 0)
    console.warn(
      `Files of pictures that were not there: ${missing.slice(0, 20).join(', ')}${missing.length > 20 ? ` and ${missing.length - 20} more` : ''}.`,
    )
  if (head) console.log(`Head of the chain: ${head.seq}:${head.hash}`)
}

async function backUp(client: pg.Client, ownerUrl: string, options: Options): Promise<Result> {
  await lockBackups(client)
  const record = await startRecord(client, options.to)
  try {
    const result = await store(ownerUrl, openPlace(options.to), options)
    await recordSuccess(client, record, { destination: result.address, bytes: result.bytes })
    return result
  } catch (error) {
    await recordFailure(client, record, error)
    throw error
  }
}

/**
 * `backup` stores the database and its pictures as one archive in a folder or a bucket, encrypted if a recipient of age is set,
 * and removes the oldest beyond those to keep. The database remembers each try.
 */
export async function run(args: string[]): Promise<void> {
  const options = readOptions(args)
  const ownerUrl = requireOwnerUrl()
  const client = await connect(ownerUrl)
  try {
    print(await backUp(client, ownerUrl, options))
  } finally {
    await client.end()
  }
}
