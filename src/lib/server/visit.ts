import { headers } from 'next/headers'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { cache } from 'react'

import { authenticate, type SignedIn } from './authenticate'

/** Whoever opens a page of the portal: the account as the database has it now, and the request with its authority. */
export type Visit = { payload: Payload; user: SignedIn; req: PayloadRequest }

/** The signed-in visitor of this page, or null. Throws `unavailable` when the database does not answer. */
export const visit = cache(async (): Promise<Visit | null> => {
  const { payload, user } = await authenticate(await headers())
  return user && { payload, user, req: await createLocalReq({ user }, payload) }
})
