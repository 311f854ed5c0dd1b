import { createHash } from 'node:crypto'

import { asSystem } from '../../../src/lib/server/db/local-api'
import type { User } from '../../../src/payload-types'
import { recall, remember, type SeedContext, type Step } from '../step'

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

/** Sets the password of the demo accounts if it has changed since the last seed. */
export async function updatePasswords({ req, password }: SeedContext): Promise<void> {
  const hash = createHash('sha256').update(password).digest('hex')
  const known = await recall(req, 'demo-password')
  if (known === hash) return
  for (const { email } of known === undefined ? [] : demoAccounts)
    await asSystem(req).update({
      collection: 'users',
      where: { email: { equals: email } },
      data: { password },
    })
  await remember(req, 'demo-password', hash)
}
