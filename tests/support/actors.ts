import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { Role } from '@/features/accounts/rules'
import { asSystemAlone } from '@/lib/server/db'
import type { User } from '@/payload-types'

let count = 0

/** A user of that role with a password that tests may sign in with. */
export async function makeUser(payload: Payload, role: Role, data: Partial<User> = {}): Promise<User> {
  count += 1
  const email = `${role}-${count}-${crypto.randomUUID().slice(0, 8)}@example.com`
  return asSystemAlone(payload).create({
    collection: 'users',
    data: {
      email,
      password: testPassword,
      role,
      language: 'en',
      firstName: 'Ana',
      lastName: `Ruiz ${count}`,
      ...data,
    },
  })
}

export const testPassword = 'a-long-test-password'

/** A request as that person makes it; anonymous without one. */
export const requestOf = (payload: Payload, user?: User): Promise<PayloadRequest> =>
  createLocalReq({ user: user ? { ...user, collection: 'users' } : undefined }, payload)

/** The session that an answer opens: it stands in a cookie alone. */
export const tokenOf = (answer: Response): string =>
  /puente-token=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))?.[1] ?? ''
