import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { createCertificate } from './certificate'

type PebbleOptions = {
  /** The folder in which its files are written, and how pebble sees it. */
  folder: string
  seenAs?: string
  /** The name under which clients reach it, and the address it listens on. */
  name: string
  address: string
  ports: {
    acme: number
    management: number
    /** Where it asks for the answers of its challenges. */
    http: number
  }
  /** How long its certificates are valid; by default five years. */
  days?: number
}

/**
 * Writes the configuration of pebble, Debian's certificate authority for tests, and the certificate of its own address: `ca.pem`,
 * which clients have to trust. Returns the path of the configuration.
 */
export function writePebbleConfig({ folder, seenAs = folder, ...options }: PebbleOptions): string {
  const { name, address, ports, days } = options
  mkdirSync(folder, { recursive: true })
  createCertificate(folder, name, { key: 'key.pem', certificate: 'ca.pem' })
  const pebble = {
    listenAddress: `${address}:${ports.acme}`,
    managementListenAddress: `${address}:${ports.management}`,
    certificate: join(seenAs, 'ca.pem'),
    privateKey: join(seenAs, 'key.pem'),
    httpPort: ports.http,
    ...(days && { certificateValidityPeriod: days * 86_400 }),
  }
  const file = join(folder, 'config.json')
  writeFileSync(file, JSON.stringify({ pebble }))
  return file
}
