import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What belongs to one data directory: the key of its sessions and the password of its accounts. */
export interface DemoSecrets {
  payloadSecret: string
  password: string
}

/** Reads the secrets of `dir`, making them at random on the first call. `password` is used in place of the random. */
export function demoSecrets(dir: string, password?: string): DemoSecrets {
  const file = join(dir, 'secrets.json')
  if (!existsSync(file)) {
    const made: DemoSecrets = {
      payloadSecret: randomBytes(32).toString('hex'),
      password: `puente-${randomBytes(6).toString('hex')}`,
    }
    writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 })
  }
  const secrets = JSON.parse(readFileSync(file, 'utf8')) as DemoSecrets
  return password ? { ...secrets, password } : secrets
}
