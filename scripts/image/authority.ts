import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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
export async function openAuthority(podman: Podman): Promise<Authority> {
  const folder = join(podman.dir, 'pebble')
  mkdirSync(folder, { recursive: true })
  const file = (part: string) => join(folder, part)
  if (!existsSync(file('config.json'))) await prepare(podman, file)
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

/** Writes pebble's configuration, and the certificate of its own address. */
async function prepare(podman: Podman, file: (part: string) => string): Promise<void> {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-keyout', file('key.pem')]
  const names = ['-subj', '/CN=pebble', '-addext', 'subjectAltName=DNS:pebble', '-days', '2']
  const args = ['req', '-x509', '-nodes', ...names, ...key, '-out', file('ca.pem')]
  const { code, output } = await podman.run('openssl', args)
  if (code !== 0) throw new Error(`openssl failed: ${output}`)
  const pebble = {
    listenAddress: '0.0.0.0:14000',
    managementListenAddress: '0.0.0.0:15000',
    certificate: '/pebble/ca.pem',
    privateKey: '/pebble/key.pem',
    httpPort: 8080,
    tlsPort: 8443,
  }
  writeFileSync(file('config.json'), JSON.stringify({ pebble }))
  writeFileSync(file('hosts'), '127.0.0.1 localhost\n')
}
