import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { Role } from '@/lib/roles'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import type { User } from '@/payload-types'

let count = 0

/** Creates a user with that role and a known password. */
export async function makeUser(payload: Payload, role: Role, data: Partial<User> = {}): Promise<User> {
  count += 1
  const email = `${role}-${count}-${crypto.randomUUID().slice(0, 8)}@example.com`
  return asSystemWithoutRequest(payload).create({
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

/** Returns a request of that user; anonymous without one. */
export const requestOf = (payload: Payload, user?: User): Promise<PayloadRequest> =>
  createLocalReq({ user: user ? { ...user, collection: 'users' } : undefined }, payload)

/** Returns the session token from the cookie of a response. */
export const tokenOf = (answer: Response): string =>
  /puente-token=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))?.[1] ?? ''
