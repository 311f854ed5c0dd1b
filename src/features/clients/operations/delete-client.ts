import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { hasDocumentsToKeep } from '../queries/documents-to-keep'
import { lockClient } from './lock-client'

/**
 * Deletes a client with its tickets and proposal drafts; its accounts stay, without a client. Throws AppError 'not_found'
 * when someone has deleted it already, and 'conflict' with the field `client` 'has_documents' when it has documents that
 * must be kept.
 */
export async function deleteClient({ req }: Context, { client: id }: { client: string }): Promise<object> {
  return inTransaction(req, async () => {
    await lockClient(req, id)
    if (await hasDocumentsToKeep(req, id))
      throw new AppError('conflict', { fields: { client: 'has_documents' } })
    await asUser(req).delete({ collection: 'clients', id })
    return {}
  })
}
