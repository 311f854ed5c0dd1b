import { headers } from 'next/headers'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { cache } from 'react'

import { authenticate, type SignedIn } from './authenticate'

/** The signed-in user of a portal page, as the database has it now, and the request with its access. */
export type PageSession = { payload: Payload; user: SignedIn; req: PayloadRequest }

/** Returns the session of this page, or null. Throws `unavailable` when the database does not respond. */
export const pageSession = cache(async (): Promise<PageSession | null> => {
  const { payload, user } = await authenticate(await headers())
  return user && { payload, user, req: await createLocalReq({ user }, payload) }
})
