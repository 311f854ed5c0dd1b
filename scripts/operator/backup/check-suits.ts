import type pg from 'pg'

import { migrations } from '../../../migrations'
import { unsupportedPostgres } from '../../../src/lib/server/db/check-database'
import { replacedMigrations } from '../../postgres/replaced-migrations'
import { UserError } from '../../process/user-error.mjs'
import { version } from '../../process/version'
import type { Manifest } from './manifest'

/** Returns the migrations of an archive that this version does not know. */
export function unknownMigrations({ migrations: applied }: Pick<Manifest, 'migrations'>): string[] {
  const known = new Set([...migrations.map(({ name }) => name), ...replacedMigrations])
  return applied.filter((name) => !known.has(name))
}

/** Throws a UserError unless an archive can be restored with this version of Puente and on this server. */
export async function checkSuits(client: pg.Client, manifest: Manifest): Promise<void> {
  const unknown = unknownMigrations(manifest)
  if (unknown.length > 0)
    throw new UserError(
      `The archive is from version ${manifest.version}, whose migrations this version ${version} does not know (${unknown.join(', ')}). Restore it with version ${manifest.version} or later. Nothing was changed.`,
    )
  const { rows } = await client.query<{ number: number }>(
    "select current_setting('server_version_num')::int as number",
  )
  const server = rows[0]?.number ?? 0
  const reason = unsupportedPostgres(server)
  if (reason) throw new UserError(reason)
  const major = Math.floor(server / 10_000)
  if (major < manifest.postgres)
    throw new UserError(
      `The archive is from Postgres ${manifest.postgres}, and this server is Postgres ${major}: restore it on version ${manifest.postgres} or later. Nothing was changed.`,
    )
}
