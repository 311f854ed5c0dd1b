import type { PayloadRequest } from 'payload'

import type { LinkGrant } from '../schemas'
import { readLink } from './grants'
import { requestOfGuest } from './guest-request'
import { findPreviewPath } from './preview-page'

export type LinkState = 'open' | 'expired' | 'ended' | 'refused'

/**
 * Checks a shared link: `expired` when its time is over, `ended` when it was revoked, who shared it is no longer staff, or
 * the document is archived or gone, `refused` when it was not signed here. With `open`, also returns what it opens.
 */
export async function checkLink(
  link: string,
): Promise<
  | { state: Exclude<LinkState, 'open'> }
  | { state: 'open'; grant: LinkGrant; path: string; req: PayloadRequest }
> {
  const grant = readLink(link)
  if (!grant) return { state: 'refused' }
  if (grant.until <= Date.now()) return { state: 'expired' }
  const req = await requestOfGuest(grant)
  const path = req && (await findPreviewPath(req, grant.document, grant.language))
  return path ? { state: 'open', grant, path, req } : { state: 'ended' }
}
