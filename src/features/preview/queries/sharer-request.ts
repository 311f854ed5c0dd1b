import { createLocalReq, type PayloadRequest } from 'payload'

import { isId } from '@/lib/ids'
import { isStaff } from '@/lib/roles'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload } from '@/lib/server/payload'

/**
 * Returns a request with the access of the account that shared a link; undefined when the account is no longer active
 * staff, which ends its links.
 */
export async function requestOfSharer(id: string): Promise<PayloadRequest | undefined> {
  if (!isId(id)) return undefined
  const instance = await payload()
  const account = await asSystemWithoutRequest(instance).findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
  })
  if (!account || !isStaff(account)) return undefined
  return createLocalReq({ user: { ...account, collection: 'users' } }, instance)
}
