import type { PayloadRequest } from 'payload'

import type { LinkGrant } from '../schemas'
import { requestOfMaker } from './maker-request'
import { countRevocations } from './revocations'

/**
 * Returns a request with the authority of the account that shared a link; undefined when the account is no longer active
 * staff, or the link was revoked.
 */
export async function requestOfGuest(grant: LinkGrant): Promise<PayloadRequest | undefined> {
  const req = await requestOfMaker(grant.by)
  if (!req) return undefined
  const revocations = await countRevocations(req, grant.document, grant.language)
  return revocations === grant.revocations ? req : undefined
}
