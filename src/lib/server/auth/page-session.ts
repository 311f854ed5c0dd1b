import { headers } from 'next/headers'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { cache } from 'react'

import { AppError } from '@/lib/app-error'
import { readSession, type SignedIn } from './authenticate'

/** The signed-in user of a page, as the database has it now, and the request with its access. */
export type PageSession = { payload: Payload; user: SignedIn; req: PayloadRequest }

/** Returns whose session this page is opened with, once for all of its parts. */
export const readPageSession = cache(
  async (): Promise<({ is: 'user' } & PageSession) | { is: 'nobody' } | { is: 'unavailable' }> => {
    const session = await readSession(await headers())
    if (session.is !== 'user') return { is: session.is }
    const { payload, user } = session
    return { is: 'user', payload, user, req: await createLocalReq({ user }, payload) }
  },
)

/** Returns the session of this page, or null for nobody. Throws `unavailable` when it could not be read. */
export async function pageSession(): Promise<PageSession | null> {
  const session = await readPageSession()
  if (session.is === 'unavailable') throw new AppError('unavailable')
  return session.is === 'user' ? session : null
}
