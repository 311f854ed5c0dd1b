import type { Payload } from 'payload'

import type { User } from '@/payload-types'
import { AppError } from '@/lib/app-error'
import { autocommit, statement } from './db'
import { payload } from './payload'

export type SignedIn = User & { collection: 'users' }

/**
 * Who asks, with the role as the database has it now. A database that does not answer is `unavailable`, never
 * 'signed out': Payload yields no user when its query fails (stack.md).
 */
export async function authenticate(headers: Headers): Promise<{ payload: Payload; user: SignedIn | null }> {
  const instance = await live()
  const { user } = await instance.auth({ headers })
  if (!user && carriesToken(headers)) await requireDatabase(instance)
  return { payload: instance, user: user as SignedIn | null }
}

export const sessionCookie = 'puente-token'

/** Whether the request brings a session, valid or not. */
export const carriesToken = (headers: Headers): boolean =>
  Boolean(headers.get('authorization')) || (headers.get('cookie') ?? '').includes(`${sessionCookie}=`)

/** Payload, or `unavailable` when its first connection fails. */
export async function live(): Promise<Payload> {
  return payload().catch(() => {
    throw new AppError('unavailable')
  })
}

/** Throws `unavailable` when the database does not answer. */
export async function requireDatabase(instance: Payload): Promise<void> {
  await autocommit(instance, statement`select 1`).catch(() => {
    throw new AppError('unavailable')
  })
}
