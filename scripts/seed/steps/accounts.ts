import { createHash } from 'node:crypto'

import { asSystem } from '../../../src/lib/server/db/local-api'
import { runSql, sql } from '../../../src/lib/server/db/sql'
import type { User } from '../../../src/payload-types'
import type { SeedContext, Step } from '../step'

type Account = Pick<User, 'email' | 'role' | 'language' | 'firstName' | 'lastName'> &
  Partial<Pick<User, 'companyName' | 'phone'>>

const demoAccounts: readonly Account[] = [
  { email: 'admin@puente.example', role: 'admin', language: 'en', firstName: 'Maya', lastName: 'Thompson' },
  { email: 'team@puente.example', role: 'team', language: 'es', firstName: 'Lucía', lastName: 'Fernández' },
  {
    email: 'client@puente.example',
    role: 'client',
    language: 'es',
    firstName: 'Valeria',
    lastName: 'Quiroz',
    companyName: 'Clínica Quiroz',
    phone: '+51 1 555 0171',
  },
  {
    email: 'client2@puente.example',
    role: 'client',
    language: 'en',
    firstName: 'Peter',
    lastName: 'Hollis',
    companyName: 'Hollis Marine Supply',
    phone: '+1 941 555 0172',
  },
]

/** The demo accounts, all with the same password. */
export const accounts: Step = {
  name: 'accounts',
  run: async ({ req, password }) => {
    for (const account of demoAccounts)
      await asSystem(req).create({ collection: 'users', data: { ...account, password } })
  },
}

/** The row of payload_kv with the SHA-256 hash of the current demo password. */
const KEY = 'demo-password'

/** Sets the password of the demo accounts if it has changed since the last seed. */
export async function updatePasswords({ req, password }: SeedContext): Promise<void> {
  const hash = createHash('sha256').update(password).digest('hex')
  const [row] = await runSql<{ data: string }>(req, sql`select data from payload_kv where key = ${KEY}`)
  if (row?.data === hash) return
  for (const { email } of row ? demoAccounts : [])
    await asSystem(req).update({
      collection: 'users',
      where: { email: { equals: email } },
      data: { password },
    })
  await runSql(
    req,
    sql`insert into payload_kv (key, data) values (${KEY}, ${JSON.stringify(hash)}::jsonb)
      on conflict (key) do update set data = excluded.data`,
  )
}
