import type { PayloadRequest } from 'payload'

import { lockName } from './lock-name'

/**
 * Locks a document of Payload until the end of the transaction, so that two publications of it run one after the other:
 * both would read the same latest version, and the later one would put back the text that the other has replaced. A lock by
 * name, because the rows to lock are in several tables. `id` is undefined for a global.
 */
export async function lockDocument(req: PayloadRequest, slug: string, id?: string): Promise<void> {
  await lockName(req, id === undefined ? slug : `${slug} ${id}`)
}
