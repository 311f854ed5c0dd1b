import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { inject } from 'vitest'

import { type TestDatabase } from '../../scripts/testing/template-database'
import { freshDatabase } from './postgres'
import { readRows, resetDatabase, withClient } from './reset-database'

// Nothing that this file imports may import src/env.ts, which reads the variables once.

/** What the test files of a worker share, one after the other. */
interface Worker {
  database: TestDatabase
  /** The owner's URL, for the superuser. */
  adminUrl: string
  /** The rows that migrations insert, as JSON, by table. */
  initialRows: Map<string, string>
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

/** The database of this worker, as the current file has filled it. */
export const workerDatabase = (): TestDatabase | undefined => worker?.database

async function start(): Promise<Worker> {
  const database = await freshDatabase()
  const adminUrl = inject('template').adminUrl.replace(/[^/]+$/, new URL(database.ownerUrl).pathname.slice(1))
  const mediaDir = mkdtempSync(join(tmpdir(), 'puente-media-'))
  process.once('exit', () => rmSync(mediaDir, { recursive: true, force: true }))
  const initialRows = await withClient(adminUrl, readRows)
  return { database, adminUrl, initialRows, mediaDir, secret: randomBytes(32).toString('hex') }
}

async function reset({ adminUrl, initialRows, mediaDir }: Worker): Promise<void> {
  for (const name of readdirSync(mediaDir)) rmSync(join(mediaDir, name), { recursive: true, force: true })
  await withClient(adminUrl, (client) => resetDatabase(client, initialRows))
}
