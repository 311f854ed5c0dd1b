import type { PayloadRequest } from 'payload'

import type { LinkGrant } from '../schemas'
import { isArchived } from './archived'
import { requestOfSharer } from './sharer-request'
import { countRevocations } from './revocations'

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
