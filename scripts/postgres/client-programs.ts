import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { childEnv } from '../../src/env'
import { findProgram } from '../process/find-program'
import { root } from '../process/root'
import { UserError } from '../process/user-error.mjs'

/** The version of the embedded Postgres, whose package has no client programs. */
const MAJOR = 18

const cache = join(root, '.data', `postgres-client-${MAJOR}`)
const programs = ['pg_dump', 'pg_restore']

const isInstalled = () => {
  const found = findProgram('pg_dump')
  const { stdout } = spawnSync(found ?? 'pg_dump', ['--version'], { encoding: 'utf8' })
  return new RegExp(`\\) ${MAJOR}\\.`).test(stdout ?? '') && findProgram('pg_restore') !== undefined
}

/** Unpacks Debian's packages into a folder: they needn't fit to this system, because they bring their own libraries. */
function unpack(): void {
  const folder = `${cache}.new`
  rmSync(folder, { recursive: true, force: true })
  const args = ['--variant=extract', '--aptopt=Acquire::Check-Valid-Until "false"']
  const { status, stderr } = spawnSync(
    'mmdebstrap',
    [...args, `--include=postgresql-client-${MAJOR}`, 'forky', folder],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new UserError(`mmdebstrap could not unpack Postgres ${MAJOR}: ${stderr.trim()}`)
  mkdirSync(join(folder, 'puente'))
  for (const name of programs) writeWrapper(folder, name)
  rmSync(cache, { recursive: true, force: true })
  renameSync(folder, cache)
}

/** Starts a program with the loader and the libraries of its folder. */
function writeWrapper(folder: string, name: string): void {
  const [loader] = globSync('usr/lib/*/ld-linux-*.so.*', { cwd: folder })
  if (!loader) throw new UserError(`There is no loader in ${folder}`)
  const file = join(folder, 'puente', name)
  const command = [
    '#!/bin/sh',
    'folder=$(dirname "$(dirname "$0")")',
    `exec "$folder/${loader}" --library-path "$(dirname "$folder/${loader}")" "$folder/usr/lib/postgresql/${MAJOR}/bin/${name}" "$@"`,
  ]
  writeFileSync(file, command.join('\n') + '\n')
  chmodSync(file, 0o755)
}

/**
 * Returns a PATH with `pg_dump` and `pg_restore` of the embedded Postgres' version, for development and tests. On Debian, as root,
 * unpacks them into .data if they're not installed. Throws a UserError where that isn't possible.
 */
export function pathWithPostgresClient(): string {
  const path = childEnv().PATH ?? ''
  if (isInstalled()) return path
  if (!existsSync(cache)) {
    if (process.getuid?.() !== 0 || !findProgram('apt-get'))
      throw new UserError(`pg_dump and pg_restore of Postgres ${MAJOR} are needed in PATH.`)
    console.log(`Installing pg_dump of Postgres ${MAJOR} ...`)
    if (!findProgram('mmdebstrap'))
      for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'mmdebstrap']])
        spawnSync('apt-get', args, { stdio: 'ignore', env: childEnv({ DEBIAN_FRONTEND: 'noninteractive' }) })
    unpack()
  }
  return [join(cache, 'puente'), path].join(delimiter)
}
