import type pg from 'pg'

import { LOCK_KEY } from '../../postgres/migration-lock'
import { UserError } from '../../process/user-error.mjs'
import { hasPictures, pictureAddress } from './pictures'
import { readMarker } from './restore-marker'

/** Throws a UserError while a migration or another restore runs. The lock ends with the connection. */
export async function lockPlace(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    LOCK_KEY,
  ])
  if (!rows[0]?.free)
    throw new UserError(
      'A migration or another restore of this database is running. Wait until it has ended.',
    )
}

/** What someone has made in a database: relations, functions and types, and schemas, but for those of extensions. */
const objects = `
  select exists (
    select from pg_class where relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all select from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select from pg_namespace where nspname !~ '^pg_' and nspname not in ('public', 'information_schema')
      and not exists (select from pg_depend where objid = pg_namespace.oid and deptype = 'e')
  ) as found`

/**
 * Throws a UserError unless an archive may be restored here: into an empty database and an empty place for pictures, or where a
 * restore of the same archive was interrupted. `hasTables` is true when that had restored the database.
 */
export async function checkPlace(client: pg.Client, archive: string): Promise<{ hasTables: boolean }> {
  const { rows } = await client.query<{ found: boolean }>(objects)
  const hasTables = rows[0]?.found ?? true
  const interrupted = await readMarker()
  if (interrupted === archive) return { hasTables }
  if (interrupted !== undefined)
    throw new UserError(
      `The restore of another archive into ${pictureAddress()} was interrupted: run that one again, or empty the database and ${pictureAddress()}. Nothing was changed.`,
    )
  if (hasTables)
    throw new UserError(
      'The database is not empty. An archive is only restored into an empty one: create a new database, and set DATABASE_URL and DATABASE_OWNER_URL to it. Nothing was changed.',
    )
  if (await hasPictures())
    throw new UserError(
      `There are pictures in ${pictureAddress()}. An archive is only restored into an empty place: set another one, or move them away. Nothing was changed.`,
    )
  return { hasTables }
}
