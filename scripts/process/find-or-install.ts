import { spawnSync } from 'node:child_process'

import { childEnv } from '../../src/env'
import { findProgram } from './find-program'

/**
 * Returns the path of the first program. As root on Debian, installs the packages if one of the programs is missing.
 * Undefined if it is not available.
 */
export function findOrInstall(programs: [string, ...string[]], packages: string[]): string | undefined {
  const [name] = programs
  const isThere = () => programs.every(findProgram)
  if (!isThere() && process.getuid?.() === 0 && findProgram('apt-get')) {
    console.log(`Installing ${name} for the tests ...`)
    // Debian starts the services that it installs, except in run level 1.
    const env = childEnv({ DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' })
    const aptGet = (...args: string[]) =>
      spawnSync('apt-get', args, { stdio: 'ignore', timeout: 300_000, env })
    aptGet('update')
    aptGet('install', '-y', '--no-install-recommends', ...packages)
  }
  return isThere() ? findProgram(name) : undefined
}
