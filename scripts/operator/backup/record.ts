import type pg from 'pg'

import { UserError } from '../../process/user-error.mjs'

/** The key of the advisory lock; it only has to be the same everywhere, and another than that of `migrate`. */
const LOCK_KEY = 727_002

/** How long rows of backups are kept. */
const KEPT = '90 days'

/** Throws a UserError while another backup of the database runs. The lock ends with the connection. */
export async function lockBackups(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    LOCK_KEY,
  ])
  if (!rows[0]?.free)
    throw new UserError('Another backup of this database is running. Wait until it has ended.')
}

/** The row of a running backup; undefined in a database from before the table. */
export type BackupRecord = { id: string } | undefined

/**
 * Remembers that a backup has started, for the status, and that those before which were killed have failed. Does nothing in a
 * database that has no such table yet.
 */
export async function startRecord(client: pg.Client, destination: string): Promise<BackupRecord> {
  try {
    await client.query(
      `update public.backups set finished_at = now(), error = 'The backup was interrupted.' where finished_at is null`,
    )
    await client.query(`delete from public.backups where started_at < now() - interval '${KEPT}'`)
    const { rows } = await client.query<{ id: string }>(
      'insert into public.backups (destination) values ($1) returning id',
      [destination],
    )
    return rows[0]
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === '42P01') return undefined
    if (code === '42501')
      throw new UserError(
        'DATABASE_URL names the role of the site, which may not read everything: set DATABASE_OWNER_URL, the address of the database as its owner.',
      )
    throw error
  }
}

export async function recordSuccess(
  client: pg.Client,
  record: BackupRecord,
  { destination, bytes }: { destination: string; bytes: number },
): Promise<void> {
  await client.query(
    'update public.backups set finished_at = now(), destination = $2, bytes = $3 where id = $1',
    [record?.id, destination, bytes],
  )
}

/** Remembers why a backup has failed, if the database answers. */
export async function recordFailure(client: pg.Client, record: BackupRecord, error: unknown): Promise<void> {
  const { message } = error as Error
  await client
    .query('update public.backups set finished_at = now(), error = $2 where id = $1', [record?.id, message])
    .catch(() => undefined)
}
