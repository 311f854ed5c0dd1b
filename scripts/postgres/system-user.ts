import { execFileSync, spawnSync } from 'node:child_process'
import { dirname } from 'node:path'

import { UserError } from '../process/user-error.mjs'

/** The ids to run Postgres with. Empty for the current user, who must not be root. */
export interface ServerUser {
  uid?: number
  gid?: number
}

const userName = 'postgres'

const readId = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, userName], { stdio: ['ignore', 'pipe', 'ignore'] }))

/** Returns the user to run Postgres as. For root this is the system user `postgres`, which is created if missing. */
export function findServerUser(): ServerUser {
  if (process.getuid?.() !== 0) return {}
  try {
    return { uid: readId('-u'), gid: readId('-g') }
  } catch {
    const { status } = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', userName])
    if (status === 0) return { uid: readId('-u'), gid: readId('-g') }
    throw new UserError(
      `Postgres does not run as root, and the user ${userName} could not be created. Run this as another user, or set DATABASE_URL.`,
    )
  }
}

/** Throws a UserError that names the first folder on the way to `path` that `user` cannot enter. */
export function assertCanEnter(user: ServerUser, path: string): void {
  if (user.uid === undefined) return
  const blocked = withAncestors(path).find(
    (folder) => spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...user }).status !== 0,
  )
  if (blocked)
    throw new UserError(
      `Postgres runs as the user ${userName}, who cannot enter ${blocked}. Run \`chmod o+x ${blocked}\`, move the project, or set DATABASE_URL.`,
    )
}

/** Returns `/`, `/a` and `/a/b` for `/a/b`. */
function withAncestors(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...withAncestors(parent), path]
}
