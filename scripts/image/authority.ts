import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { writePebbleConfig } from '../nginx/pebble'
import type { Podman } from './podman'
import { standIns } from './stand-ins'

/** A certificate authority that speaks ACME, in a container of the site's network. */
export interface Authority {
  /** The folder that the front server gets, with the certificate of the authority's own address. */
  folder: string
  directory: string
  start: (network: string) => Promise<void>
  /** Makes the name of the site known to the authority, which asks the front server for the answer of its challenge. */
  resolve: (host: string, address: string) => void
  /** The certificate with which those of sites are signed. */
  root: () => Promise<string>
}

const name = 'puente-pebble'

/** Prepares Debian's pebble. Its own certificate is made here, because the package has none. */
export function openAuthority(podman: Podman): Authority {
  const folder = join(podman.dir, 'pebble')
  const file = (part: string) => join(folder, part)
  if (!existsSync(file('config.json'))) {
    const ports = { acme: 14000, management: 15000, http: 8080 }
    writePebbleConfig({ folder, seenAs: '/pebble', name: 'pebble', address: '0.0.0.0', ports })
    writeFileSync(file('hosts'), '127.0.0.1 localhost\n')
    // The front server reads them as another user, whatever the umask.
    chmodSync(folder, 0o755)
    for (const part of readdirSync(folder)) chmodSync(file(part), 0o644)
  }
  return {
    folder,
    directory: 'https://pebble:14000/dir',
    start: async (network) => {
      const place = ['--name', name, '--network', network, '--network-alias', 'pebble', '--no-hosts']
      const files = ['--volume', `${folder}:/pebble:ro`, '--volume', `${file('hosts')}:/etc/hosts`]
      await podman.read('run', '--detach', ...place, ...files, standIns.pebble)
    },
    resolve: (host, address) => writeFileSync(file('hosts'), `127.0.0.1 localhost\n${address} ${host}\n`),
    root: () =>
      // The front server has curl, and knows the authority's address.
      podman.read(
        ...['exec', 'puente_front_1', 'curl', '--silent', '--fail', '--cacert', '/pebble/ca.pem'],
        'https://pebble:15000/roots/0',
      ),
  }
}
