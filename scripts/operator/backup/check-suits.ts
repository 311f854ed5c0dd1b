import type pg from 'pg'

import { migrations } from '../../../migrations'
import { unsupportedPostgres } from '../../../src/lib/server/db/check-database'
import { replacedMigrations } from '../../postgres/replaced-migrations'
import { UserError } from '../../process/user-error.mjs'
import { version } from '../../process/version'
import type { Manifest } from './manifest'
import { canRestore, findProgramFor, type Program } from './programs'

/** Returns the migrations of an archive that this version does not know. */
export function unknownMigrations({ migrations: applied }: Pick<Manifest, 'migrations'>): string[] {
  const known = new Set([...migrations.map(({ name }) => name), ...replacedMigrations])
  return applied.filter((name) => !known.has(name))
}

/** Splits a semantic version; without a pre-release `label` is empty. */
function parseVersion(text: string): { numbers: number[]; label: string } {
  const [, core = '', label = ''] = /^([\d.]+)(?:-([^+]+))?/.exec(text) ?? []
  return { numbers: core.split('.').map(Number), label }
}

/** Whether a semantic version comes after another. A pre-release, such as 1.0.0-rc.1, comes before its release. */
export function isLater(version: string, other: string): boolean {
  const [a, b] = [parseVersion(version), parseVersion(other)]
  for (const [index, number] of a.numbers.entries()) {
    const difference = number - (b.numbers[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  if (!a.label || !b.label) return !a.label && b.label !== ''
  return a.label.localeCompare(b.label, 'en', { numeric: true }) > 0
}

/**
 * Returns the program with which an archive can be restored. Throws a UserError unless that is possible with this version of Puente
 * and on this server.
 */
export async function findSuitable(client: pg.Client, manifest: Manifest): Promise<Program> {
  // Even with the same migrations a later version may store something that this one doesn't understand.
  if (isLater(manifest.version, version))
    throw new UserError(
      `The archive is from version ${manifest.version}, which is later than this version ${version}. Restore it with version ${manifest.version} or later. Nothing was changed.`,
    )
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
  const program = findProgramFor('pg_restore', manifest.pgDump)
  if (!canRestore(program.major, major))
    throw new UserError(
      `pg_restore ${program.major} can't restore into Postgres ${major}: ${
        canRestore(manifest.pgDump, major)
          ? `install the package postgresql-client-${manifest.pgDump}`
          : `the archive was written by pg_dump ${manifest.pgDump}, so restore it on version 17 or later`
      }. Nothing was changed.`,
    )
  return program
}
