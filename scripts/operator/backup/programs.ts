import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

import { childEnv } from '../../../src/env'
import { UserError } from '../../process/user-error.mjs'

/** A program of Postgres' client, and its major version. */
export type Program = { file: string; major: number }

type Name = 'pg_dump' | 'pg_restore'

/** The first version whose pg_restore sets `transaction_timeout`, which no server before it knows. */
const FIRST_WITH_TIMEOUT = 17

/** Whether that pg_restore, or the one that an archive of that pg_dump needs, can restore into a server. */
export const canRestore = (program: number, server: number): boolean =>
  program < FIRST_WITH_TIMEOUT || server >= FIRST_WITH_TIMEOUT

/** Returns the major version that `--version` prints, such as `pg_dump (PostgreSQL) 18.6 (Debian 18.6-1)`. */
export const majorOf = (text: string): number => Number(/\(PostgreSQL\) (\d+)/.exec(text)?.[1] ?? 0)

/** PATH, and where Debian keeps each version: its `pg_dump` in PATH is that of the newest server, or none. */
function candidates(name: Name): Program[] {
  const folders = (childEnv().PATH ?? '').split(delimiter)
  const versions = globSync(`/usr/lib/postgresql/*/bin/${name}`).map((file) => dirname(file))
  return [...folders, ...versions].flatMap((folder) => {
    const file = join(folder, name)
    const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
    return status === 0 ? { file, major: majorOf(stdout) } : []
  })
}

/** Returns the program that suits a server best: of its own version, else of the next one; none that is older. */
export const bestOf = (programs: readonly Program[], server: number): Program | undefined =>
  programs.filter(({ major }) => major >= server).toSorted((a, b) => a.major - b.major)[0]

/** Returns a program of Postgres' client for a server. Throws a UserError that names the package when there is none. */
export function findProgramFor(name: Name, server: number): Program {
  const found = candidates(name)
  const best = bestOf(found, server)
  if (best) return best
  const others = found.map(({ file, major }) => `${file} is version ${major}`)
  throw new UserError(
    `This needs ${name} of Postgres ${server} or later${others.length > 0 ? `, and ${others.join(', ')}` : ', which is not installed'}. ` +
      `Install the package postgresql-client-${server}; if the system has none, add Postgres' own packages: https://wiki.postgresql.org/wiki/Apt`,
  )
}
