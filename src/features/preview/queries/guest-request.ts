import { type PayloadRequest, createLocalReq } from 'payload'

import type { LinkGrant } from '../schemas'
import { isArchived } from './archived'
import { countRevocations } from './revocations'
import { isId } from '@/lib/ids'
import { isStaff } from '@/lib/roles'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload } from '@/lib/server/payload'

/**
 * Returns a request with the access of the account that shared a link; undefined when the account is no longer active
 * staff, which ends its links.
 */
async function requestOfSharer(id: string): Promise<PayloadRequest | undefined> {
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

/**
 * Returns a request with the access of the account that shared a link, as `requestOfSharer` does; undefined when the link
 * was revoked or the document is archived, too.
 */
export async function requestOfGuest(grant: LinkGrant): Promise<PayloadRequest | undefined> {
  const req = await requestOfSharer(grant.by)
  if (!req) return undefined
  if (await isArchived(req, grant.document)) return undefined
  const revocations = await countRevocations(req, grant.document, grant.language)
  return revocations === grant.revocations ? req : undefined
}
