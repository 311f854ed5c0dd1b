import type pg from 'pg'
import { escapeIdentifier } from 'pg'

import { UserError } from '../../process/user-error.mjs'
import type { Manifest, PictureCollection, PictureFile } from './manifest'
import { pictureCollections } from './manifest'

/** The dump leaves out the rows of `backups`, and a restore may add migrations, whose names the manifest has. */
const UNCOUNTED = ['backups', 'payload_migrations']

/** What a dump of the same snapshot contains. */
export type Snapshot = Pick<Manifest, 'postgres' | 'migrations' | 'rows' | 'head'> & {
  /** Other connections read the same with this name, until the transaction ends. */
  id: string
  pictures: PictureFile[]
}

/** Begins a transaction and reads, from its snapshot, what a backup says about itself. */
export async function openSnapshot(client: pg.Client): Promise<Snapshot> {
  await client.query('begin transaction isolation level repeatable read read only')
  const { rows } = await client.query<{ id: string; postgres: number; isSet: boolean }>(
    `select pg_export_snapshot() as id, current_setting('server_version_num')::int / 10000 as postgres,
       to_regclass('public.payload_migrations') is not null as "isSet"`,
  )
  const [found] = rows
  if (!found?.isSet)
    throw new UserError(
      'The database has no Puente tables, so there is nothing to back up: check DATABASE_OWNER_URL.',
    )
  return {
    id: found.id,
    postgres: found.postgres,
    migrations: await readMigrations(client),
    rows: await countRows(client),
    head: await readHead(client),
    pictures: await readPictures(client),
  }
}

/** Returns the names of the migrations that a database has, in the order in which they were applied. */
export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from public.payload_migrations order by id',
  )
  return rows.map(({ name }) => name)
}

/** Returns the number of rows of each table that a backup has the rows of: pg_dump leaves out unlogged ones. */
export async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname <> all($1) order by 1`,
    [UNCOUNTED],
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from public.${escapeIdentifier(name)}`,
    )
    counts[name] = Number(rows[0]?.count)
  }
  return counts
}

/** Returns the last entry of the audit chain. */
export async function readHead(client: pg.Client): Promise<Manifest['head']> {
  const { rows } = await client.query<{ seq: string; hash: string }>(
    'select seq, hash from public.audit_entries order by audit_entries.seq desc limit 1',
  )
  return rows[0] ? { seq: Number(rows[0].seq), hash: rows[0].hash } : null
}

/** Returns the files that rows name: the pictures and their resized copies. */
async function readPictures(client: pg.Client): Promise<PictureFile[]> {
  const pictures: PictureFile[] = []
  for (const collection of pictureCollections)
    pictures.push(...(await readNames(client, collection)).map((name) => ({ collection, name })))
  return pictures
}

async function readNames(client: pg.Client, collection: PictureCollection): Promise<string[]> {
  const table = collection.replaceAll('-', '_')
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and (column_name = 'filename' or column_name like '%\\_filename')`,
    [table],
  )
  if (columns.length === 0) return []
  const names = columns.map(
    ({ name }) => `select ${escapeIdentifier(name)} as name from public.${escapeIdentifier(table)}`,
  )
  const { rows } = await client.query<{ name: string }>(
    `select name from (${names.join(' union ')}) names where name is not null order by name`,
  )
  return rows.map(({ name }) => name)
}
