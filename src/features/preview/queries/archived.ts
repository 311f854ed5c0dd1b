import type { PayloadRequest } from 'payload'

import { asSystem } from '@/lib/server/db/local-api'
import type { DraftedDocument } from '../../publishing/rules'

/** Whether a document is in the archive: staff may still open its draft there, but it is shared with nobody. */
export async function isArchived(req: PayloadRequest, document: DraftedDocument): Promise<boolean> {
  if ('global' in document || document.collection !== 'posts') return false
  const { collection, id } = document
  const select = { archivedAt: true } as const
  const post = await asSystem(req).findByID({ collection, id, select, depth: 0, disableErrors: true })
  return Boolean((post as { archivedAt?: string | null } | null)?.archivedAt)
}
