import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { afterAll, expect, it } from 'vitest'

import { sha256Of } from '@/lib/server/canonical'
import { migrations } from '../../migrations'
import { checkArchive } from '../../scripts/operator/backup/read-archive'
import { countRows } from '../../scripts/operator/backup/snapshot'
import { writeArchive } from '../../scripts/operator/backup/write-archive'
import { version } from '../../scripts/process/version'
import { fakePostgresClient } from '../support/fake-postgres-client'
import { runPuente } from '../support/operator'
import { freshDatabase } from '../support/postgres'
import { withClient } from '../support/reset-database'

/** Archives of other versions, and what is done after the database is restored. */

const folder = mkdtempSync(join(tmpdir(), 'puente-restore-'))
const client = fakePostgresClient()
afterAll(() => {
  client.remove()
  rmSync(folder, { recursive: true })
})

/** Writes an archive without pictures. */
async function makeArchive(madeBy: string, rows: Record<string, number>): Promise<string> {
  const file = join(folder, `${madeBy}.tar`)
  const { bytes } = writeArchive({
    dump: Readable.from([Buffer.from('a dump')]),
    pictures: [],
    readPicture: () => Promise.resolve(undefined),
    manifest: {
      format: 1,
      version: madeBy,
      createdAt: '2026-11-28T01:00:00.000Z',
      postgres: 18,
      pgDump: 18,
      migrations: migrations.map(({ name }) => name),
      rows,
      head: null,
    },
  })
  await pipeline(bytes, createWriteStream(file))
  return file
}

const run = (args: string[], variables: Record<string, string>) =>
  runPuente(args, { PATH: client.path, ...variables })

/** A database as it is when a restore was interrupted after its rows: the command then goes on with what follows. */
async function interruptedRestore(madeBy: string) {
  const { ownerUrl, runtimeUrl } = await freshDatabase()
  const archive = await makeArchive(madeBy, await withClient(ownerUrl, countRows))
  const media = join(folder, 'media')
  mkdirSync(media)
  const manifest = await checkArchive(createReadStream(archive))
  writeFileSync(join(media, '.restoring'), sha256Of(JSON.stringify(manifest)))
  return {
    ownerUrl,
    archive,
    place: { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: runtimeUrl, MEDIA_DIR: media },
  }
}

it('an archive of a later version is refused, even if its migrations are known', async () => {
  const { ownerUrl, runtimeUrl } = await freshDatabase()
  const place = { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: runtimeUrl, MEDIA_DIR: join(folder, 'none') }
  const { code, output } = await run(['restore', await makeArchive('99.1.0', {})], place)
  expect(output).toContain(
    `The archive is from version 99.1.0, which is later than this version ${version}. Restore it with version 99.1.0 or later. Nothing was changed.`,
  )
  expect(code).toBe(1)
})

it('the heartbeat of a worker that ran during the backup is not taken for that of a running one', async () => {
  const { ownerUrl, archive, place } = await interruptedRestore('0.1.0')
  await withClient(ownerUrl, (database) =>
    database.query(
      `insert into pgboss.instance (id, host, pid, version, node_version, heartbeat_seconds, supervise, schedule,
          migrate, persist_queue_stats, persist_warnings, heartbeat_on)
        values (gen_random_uuid(), 'h', 1, '1', '1', 60, true, true, false, false, false, now())`,
    ),
  )
  const { code, output } = await run(['restore', archive], place)
  expect(output).toContain('Start web and worker.')
  expect(code).toBe(0)
  const status = await run(['status'], place)
  expect(status.output).toContain('No worker is running')
  expect(status.output).toMatch(/^Worker +last heartbeat never, 0 running$/m)
})
