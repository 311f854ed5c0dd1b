import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { inject } from 'vitest'

import { type TestDatabase } from '../../scripts/testing/template-database'
import { freshDatabase } from './postgres'
import { readRows, readSequences, resetDatabase, withClient, type Initial } from './reset-database'
import { readSchema } from './read-schema'

// Nothing that this file imports may import src/env.ts, which reads the variables once.

/** What the test files of a worker share, one after the other. */
interface Worker {
  database: TestDatabase
  /** The owner's URL, for the superuser. */
  adminUrl: string
  /** What the migrations left. */
  initial: Initial
  /** The tables and functions of the migrations, a line each. */
  schema: string[]
  mediaDir: string
  secret: string
}

let worker: Worker | undefined

/** Returns the database and the folder for uploads of this worker, empty as after the migrations. */
export async function resetWorker(): Promise<Worker> {
  if (worker) await reset(worker)
  else worker = await start()
  return worker
}

/** How the schema of this worker's database differs from that of the migrations: lines that are gone, and new ones. */
export async function schemaChanges(): Promise<string[]> {
  if (!worker) return []
  const { schema } = worker
  const now = await withClient(worker.adminUrl, readSchema)
  return [...schema.filter((line) => !now.includes(line)), ...now.filter((line) => !schema.includes(line))]
}

async function start(): Promise<Worker> {
  const database = await freshDatabase()
  const adminUrl = inject('template').adminUrl.replace(/[^/]+$/, new URL(database.ownerUrl).pathname.slice(1))
  const mediaDir = mkdtempSync(join(inject('mediaRoot'), 'worker-'))
  const initial = await withClient(adminUrl, async (client) => ({
    rows: await readRows(client),
    sequences: await readSequences(client),
  }))
  const schema = await withClient(adminUrl, readSchema)
  return { database, adminUrl, initial, schema, mediaDir, secret: randomBytes(32).toString('hex') }
}

async function reset({ adminUrl, initial, mediaDir }: Worker): Promise<void> {
  for (const name of readdirSync(mediaDir)) rmSync(join(mediaDir, name), { recursive: true, force: true })
  await withClient(adminUrl, (client) => resetDatabase(client, initial))
}
