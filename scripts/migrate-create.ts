import { readdirSync, rmSync } from 'node:fs'

import { listNewTables } from './postgres/list-new-tables'
import { recordMigrations } from './postgres/migration-digests'
import { offlinePayload } from './process/offline-payload'
import { UserError } from './process/user-error.mjs'

/**
 * `npm run migrate:create -- name` writes a migration from the newest snapshot to the current collections, and lists its
 * new tables in scripts/postgres/table-privileges.ts. Without a change in the collections it is empty, for SQL that is
 * written by hand. It keeps the newest snapshot only, because nothing reads another, and records the migrations so far, which
 * must not change from then on.
 */
const migrationName = process.argv[2]
if (!migrationName) throw new UserError('Name the migration: npm run migrate:create -- add-it')
recordMigrations()
const payload = await offlinePayload()
await payload.db.createMigration({
  payload,
  migrationName,
  forceAcceptWarning: true,
})
const snapshots = readdirSync('migrations').filter((file) => file.endsWith('.json'))
for (const file of snapshots.sort().slice(0, -1)) rmSync(`migrations/${file}`)
listNewTables(Object.keys((payload.db as unknown as { tables: object }).tables))
process.exit(0)
