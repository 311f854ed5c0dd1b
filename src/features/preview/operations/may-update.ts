import type { PayloadRequest, Where } from 'payload'

import { asSystem } from '@/lib/server/db/local-api'
import type { DraftedDocument } from '../../publishing/rules'

/** Whether the access function of the document lets the user change it. */
export async function mayUpdate(req: PayloadRequest, document: DraftedDocument): Promise<boolean> {
  if ('global' in document) {
    const config = req.payload.globals.config.find(({ slug }) => slug === document.global)
    return (await config?.access.update({ req })) === true
  }
  const { collection, id } = document
  const allowed = await req.payload.collections[collection].config.access.update({ req, id })
  if (typeof allowed === 'boolean') return allowed
  const where: Where = { and: [{ id: { equals: id } }, allowed] }
  return (await asSystem(req).count({ collection, where })).totalDocs > 0
}
