import { spawnSync } from 'node:child_process'

import { childEnv } from '../../src/env'
import { findProgram } from '../process/find-program'

/** nginx itself, and openssl for its certificate. */
const nginxPrograms = ['nginx', 'openssl']

/** What renews a certificate, and a certificate authority for tests. */
const certificatePrograms = ['certbot', 'pebble']

/** Installs packages of Debian where that is possible: as root. */
function install(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return
  console.log(`Installing ${packages.join(' and ')} for the tests of nginx ...`)
  // Debian starts the services that it installs, except in run level 1.
  const env = childEnv({ DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' })
  const aptGet = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore', timeout: 300_000, env })
  aptGet('update')
  aptGet('install', '-y', '--no-install-recommends', ...packages)
}

/** Returns the path of nginx, which is installed if possible. Undefined if it is not available. */
export function findOrInstallNginx(): string | undefined {
  if (!nginxPrograms.every(findProgram)) install('nginx-light', 'openssl')
  return nginxPrograms.every(findProgram) ? findProgram('nginx') : undefined
}

/** Installs what the test of certificates runs, if possible. */
export function installCertificatePrograms(): void {
  if (!certificatePrograms.every(findProgram)) install(...certificatePrograms)
}
