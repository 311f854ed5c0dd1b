import { spawnSync } from 'node:child_process'

import { childEnv } from '../../src/env'
import { findProgram } from '../process/find-program'
import { UserError } from '../process/user-error.mjs'

/** What runs containers on Debian without a daemon, a base image from its packages, and a certificate authority for tests. */
const packages = {
  podman: 'podman',
  buildah: 'buildah',
  runc: 'runc',
  mmdebstrap: 'mmdebstrap',
  iptables: 'iptables',
  'podman-compose': 'podman-compose',
  pebble: 'pebble',
  openssl: 'openssl',
}
/** Programs that are in no folder of PATH. */
const libraries = ['netavark', 'aardvark-dns']

/** Installs with apt-get what `npm run test:image` runs. Throws a UserError where that isn't possible. */
export function installPrograms(): void {
  if (process.getuid?.() !== 0 || !findProgram('apt-get'))
    throw new UserError(
      'npm run test:image installs packages and runs containers: run it as root on Debian 12 or later.',
    )
  const missing = Object.entries(packages).filter(([program]) => !findProgram(program))
  if (missing.length === 0) return
  console.log(`Installing ${missing.map(([, name]) => name).join(', ')} ...`)
  // Debian starts the services that it installs, except in run level 1.
  const env = childEnv({ DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' })
  const aptGet = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore', timeout: 600_000, env })
  aptGet('update')
  const names = [...missing.map(([, name]) => name), ...libraries]
  const { status } = aptGet('install', '-y', '--no-install-recommends', ...names)
  if (status !== 0) throw new UserError(`apt-get could not install ${names.join(', ')}.`)
}
