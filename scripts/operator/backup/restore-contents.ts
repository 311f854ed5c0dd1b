import { PassThrough } from 'node:stream'
import { once } from 'node:events'

import { sha256Of } from '../../../src/lib/server/canonical'
import { UserError } from '../../process/user-error.mjs'
import { connect } from './connection'
import { restoreDump } from './dump'
import { isPartName, type Manifest, pictureEntry, pictureOf } from './manifest'
import { readPicture, writePicture } from './pictures'
import type { Program } from './programs'
import { readArchive } from './read-archive'

/** Passes the parts of the dump to pg_restore. */
export async function restoreDatabase(
  program: Program,
  url: string,
  archive: AsyncIterable<Buffer>,
): Promise<void> {
  const dump = new PassThrough()
  const restored = restoreDump(program, url, dump)
  const read = readArchive(archive, async (name, bytes) => {
    // pg_restore may have failed before it has read everything.
    if (isPartName(name) && !dump.destroyed && !dump.write(bytes))
      await Promise.race([once(dump, 'drain'), once(dump, 'close'), restored])
  }).then(
    () => dump.end(),
    (error: unknown) => dump.destroy(error as Error),
  )
  await Promise.all([restored, read])
}

/**
 * Removes the heartbeats of the workers that ran during the backup: `puente status` would take them for running ones. Their table
 * is that of the job queue, so it's as this version has it only after the migration.
 */
export async function forgetWorkers(url: string): Promise<void> {
  const client = await connect(url)
  try {
    await client.query('delete from pgboss.instance')
  } finally {
    await client.end()
  }
}

/** Stores the pictures of an archive, and reads each one back. Throws a UserError if it's not as it was backed up. */
export async function restorePictures(archive: AsyncIterable<Buffer>, { files }: Manifest): Promise<void> {
  const digests = new Map(files.map(({ name, sha256 }) => [name, sha256]))
  await readArchive(archive, async (name, bytes) => {
    const picture = pictureOf(name)
    if (!picture) return
    await writePicture(picture, bytes)
    const stored = await readPicture(picture)
    if (!stored || sha256Of(stored) !== digests.get(pictureEntry(picture)))
      throw new UserError(`The picture ${name} could not be stored. Run the command again to go on.`)
  })
}
