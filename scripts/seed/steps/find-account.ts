import type { PayloadRequest } from 'payload'

import { asSystem } from '../../../src/lib/server/db/local-api'
import type { User } from '../../../src/payload-types'

/** Returns the demo account with that email. Throws when there is none. */
export async function findAccount(req: PayloadRequest, email: string): Promise<User> {
  const { docs } = await asSystem(req).find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
  })
  if (!docs[0]) throw new Error(`There is no account ${email}`)
  return docs[0]
}
