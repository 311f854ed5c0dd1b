import { aptInstall, canInstall } from '../process/apt-install'
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
  if (!canInstall())
    throw new UserError(
      'npm run test:image installs packages and runs containers: run it as root on Debian 12 or later.',
    )
  const missing = Object.entries(packages).filter(([program]) => !findProgram(program))
  if (missing.length === 0) return
  console.log(`Installing ${missing.map(([, name]) => name).join(', ')} ...`)
  const names = [...missing.map(([, name]) => name), ...libraries]
  if (!aptInstall(names)) throw new UserError(`apt-get could not install ${names.join(', ')}.`)
}
