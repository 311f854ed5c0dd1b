import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { childEnv } from '../../src/env'
import { findProgram } from '../process/find-program'

/** Installs age with apt-get if necessary. */
export function installAge(): void {
  if (findProgram('age-keygen')) return
  const env = childEnv({ DEBIAN_FRONTEND: 'noninteractive' })
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'age']])
    spawnSync('apt-get', args, { stdio: 'ignore', env })
}

/** Returns a key of age, which is kept in a folder: the file of its identity, and the recipient that belongs to it. */
export function makeKey(dir: string): { identity: string; recipient: string } {
  const identity = join(dir, 'key.txt')
  if (!existsSync(identity)) spawnSync('age-keygen', ['-o', identity])
  return { identity, recipient: /age1\w+/.exec(readFileSync(identity, 'utf8'))?.[0] ?? '' }
}
