import type { PayloadRequest, Where } from 'payload'

import { clientOf } from '@/lib/roles'

/**
 * Selects the tickets of the user's own client. For clients access control does the same; for staff in the portal this
 * matches none.
 */
export const whereOwnClient = (req: PayloadRequest): Where => ({
  client: { equals: clientOf(req.user) ?? null },
})
