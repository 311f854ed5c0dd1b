import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

import { env } from '../../src/env'
import { verifyRecords } from '../../src/features/verification/verify-records'
import { sha256Of } from '../../src/lib/server/canonical'
import { UserError } from '../process/user-error.mjs'
import { decrypted } from './backup/age'
import { findSuitable } from './backup/check-suits'
import { connect, requireOwnerUrl } from './backup/connection'
import { type Manifest } from './backup/manifest'
import { archiveAt } from './backup/open-place'
import { checkArchive } from './backup/read-archive'
import { checkPlace, lockPlace } from './backup/restore-place'
import { removeMarker, writeMarker } from './backup/restore-marker'
import { forgetWorkers, restoreDatabase, restorePictures } from './backup/restore-contents'
import { countRows } from './backup/snapshot'
import { run as migrate } from './migrate'
import { readArguments } from './read-arguments'

function requireVariables(): void {
  if (env.DATABASE_URL && env.PAYLOAD_SECRET) return
  throw new UserError(
    'Set DATABASE_URL, DATABASE_OWNER_URL and PAYLOAD_SECRET to the values that web and worker of the restored site get.',
  )
}

/** Throws a UserError unless every table has as many rows as were backed up. */
async function checkRows(client: pg.Client, { rows }: Manifest): Promise<void> {
  const found = await countRows(client)
  const wrong = Object.keys(rows).filter((table) => (found[table] ?? 0) !== rows[table])
  if (wrong.length === 0) return
  const texts = wrong.map((table) => `${table} ${found[table] ?? 0} instead of ${rows[table] ?? 0}`)
  throw new UserError(
    `The database has other rows than the archive: ${texts.join(', ')}. Don't use it: create an empty one and restore again.`,
  )
}

/** Checks signatures and the audit chain. Throws a UserError unless all match, up to the head that was backed up. */
async function checkSignatures(ownerUrl: string, { head }: Manifest): Promise<void> {
  const client = await connect(ownerUrl)
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const report = await verifyRecords(drizzle(client), head ?? undefined)
    for (const { row, reason } of report.problems) console.error(`${row}: ${reason}`)
    if (report.problems.length > 0)
      throw new UserError(
        `The site is restored, but ${report.problems.length} records do not match: see above.`,
      )
    console.log(
      `Signatures: ${report.signatures}, audit entries: ${report.head?.seq ?? 0}. All of them match.`,
    )
  } finally {
    await client.end()
  }
}

/** Restores an archive that was checked into a place that was checked. */
async function restore(
  client: pg.Client,
  ownerUrl: string,
  open: () => AsyncIterable<Buffer>,
): Promise<Manifest> {
  await lockPlace(client)
  console.log('Checking the archive ...')
  const manifest = await checkArchive(open())
  const program = await findSuitable(client, manifest)
  const archive = sha256Of(JSON.stringify(manifest))
  const { hasTables } = await checkPlace(client, archive)
  await writeMarker(archive)
  if (hasTables) console.log('The restore of this archive was interrupted, and goes on.')
  else await restoreDatabase(program, ownerUrl, open())
  await checkRows(client, manifest)
  await restorePictures(open(), manifest)
  return manifest
}

/**
 * `restore` puts an archive into an empty database and an empty place for pictures, and refuses any other. It compares rows and
 * pictures with what was backed up, migrates the database to this version, and checks signatures and the audit chain.
 */
export async function run(args: string[]): Promise<void> {
  const {
    flags: { identity },
    words: [archive],
  } = readArguments('restore', args)
  if (!archive)
    throw new UserError(
      'Name the archive, such as /var/backups/puente/puente-www.agency.com-20261128T010000Z.tar',
    )
  requireVariables()
  const ownerUrl = requireOwnerUrl()
  const read = archiveAt(archive)
  const client = await connect(ownerUrl)
  let manifest: Manifest
  try {
    manifest = await restore(client, ownerUrl, () => decrypted(read(), identity))
  } finally {
    // It holds the lock of migrations.
    await client.end()
  }
  await migrate()
  await forgetWorkers(ownerUrl)
  await checkSignatures(ownerUrl, manifest)
  await removeMarker()
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
  const pictures = manifest.files.filter(({ name }) => name.startsWith('pictures/')).length
  console.log(
    `Restored ${rows} rows and ${pictures} pictures of ${manifest.createdAt}. Start web and worker.`,
  )
}
