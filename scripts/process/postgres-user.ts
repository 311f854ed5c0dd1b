import { execFileSync, spawnSync } from 'node:child_process'
import { dirname } from 'node:path'

import { plain } from './plain.mjs'

/** Who runs the server: nobody in particular, or, since Postgres refuses root, the system's user `postgres`. */
export interface ServerUser {
  uid?: number
  gid?: number
}

const name = 'postgres'

const idOf = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))

/** The user to run Postgres as, created when root has none yet. */
export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return {}
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', name])
    if (made.status === 0) return { uid: idOf('-u'), gid: idOf('-g') }
    throw plain(
      `Postgres refuses to run as root and the user ${name} could not be created: run this as another user, or set DATABASE_URL.`,
    )
  }
}

/** Throws one sentence naming the first folder on the way to `path` that `user` may not enter. */
export function assertMayEnter(user: ServerUser, path: string): void {
  if (user.uid === undefined) return
  const blocked = ancestors(path).find(
    (folder) => spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...user }).status !== 0,
  )
  if (blocked)
    throw plain(
      `Postgres runs as the user ${name}, who may not enter ${blocked}: run \`chmod o+x ${blocked}\`, move the project, or set DATABASE_URL.`,
    )
}

/** `/`, `/a`, `/a/b` for `/a/b`. */
function ancestors(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...ancestors(parent), path]
}
