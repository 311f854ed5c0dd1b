import { createHash } from 'node:crypto'

import { asSystem, sql, statement } from '../../../src/lib/server/db'
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
    phone: '+1 407 555 0172',
  },
]

/** The people who can sign in to the demo, with one password. */
export const accounts: Step = {
  name: 'accounts',
  run: async ({ req, password }) => {
    for (const account of demoAccounts)
      await asSystem(req).create({ collection: 'users', data: { ...account, password } })
  },
}

/** Which password the accounts have, without saying it. */
const mark = 'demo-password'

/** Gives the accounts the password of the environment when that has changed since they were made. */
export async function followPassword({ req, password }: SeedContext): Promise<void> {
  const digest = createHash('sha256').update(password).digest('hex')
  const [row] = await sql<{ data: string }>(req, statement`select data from payload_kv where key = ${mark}`)
  if (row?.data === digest) return
  for (const { email } of row ? demoAccounts : [])
    await asSystem(req).update({
      collection: 'users',
      where: { email: { equals: email } },
      data: { password },
    })
  await sql(
    req,
    statement`insert into payload_kv (key, data) values (${mark}, ${JSON.stringify(digest)}::jsonb)
      on conflict (key) do update set data = excluded.data`,
  )
}
