import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secrets of one demo folder: Payload's secret and the password of the demo accounts. */
export interface DemoSecrets {
  payloadSecret: string
  password: string
}

/** Reads the secrets of `dir`; the first call generates them. `password` overrides the generated one. */
export function readOrCreateSecrets(dir: string, password?: string): DemoSecrets {
  const file = join(dir, 'secrets.json')
  if (!existsSync(file)) {
    const generated: DemoSecrets = {
      payloadSecret: randomBytes(32).toString('hex'),
      password: `puente-${randomBytes(6).toString('hex')}`,
    }
    writeFileSync(file, JSON.stringify(generated, null, 2), { mode: 0o600 })
  }
  const secrets = JSON.parse(readFileSync(file, 'utf8')) as DemoSecrets
  return password ? { ...secrets, password } : secrets
}
