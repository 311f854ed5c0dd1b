import { asSystem } from '../../../src/lib/server/db'
import type { User } from '../../../src/payload-types'
import type { Step } from '../step'

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
