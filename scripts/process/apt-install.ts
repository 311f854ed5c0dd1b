import { spawnSync } from 'node:child_process'

import { childEnv } from '../../src/env'
import { findProgram } from './find-program'

/** Whether this machine can install packages of Debian. */
export const canInstall = (): boolean => process.getuid?.() === 0 && findProgram('apt-get') !== undefined

/** Installs packages of Debian without starting their services. Returns whether that worked. */
export function aptInstall(names: readonly string[]): boolean {
  // Debian starts the services that it installs, except in run level 1.
  const env = childEnv({ DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' })
  const aptGet = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore', timeout: 600_000, env })
  aptGet('update')
  return aptGet('install', '-y', '--no-install-recommends', ...names).status === 0
}
