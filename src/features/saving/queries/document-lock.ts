import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload'
import { z } from 'zod'

import { AppError } from '@/lib/app-error'
import { isId } from '@/lib/ids'
import { requireStaff } from '@/lib/server/http/authorize'
import { asUser } from '@/lib/server/db/local-api'

/** The query of GET /api/document-lock: a global, or a document of a collection. */
export const documentLockSchema = z.object({
  slug: z.string('invalid').max(60, 'invalid'),
  document: z.string('invalid').refine(isId, 'invalid').optional(),
})
type DocumentLockRequest = z.output<typeof documentLockSchema>

/** A lock that its editor hasn't renewed for this long has ended; Payload's default. */
const LOCK_MS = 300_000

export type DocumentLock = {
  /** The colleague who has the document open; null when nobody has, or only the reader. */
  editor: { id: string; name: string; at: string } | null
  /** When the latest draft was saved; null for a document that's gone. */
  updatedAt: string | null
}

/** Returns who else has a document open, and when it was saved last. Reads what the reader may read. */
export async function readDocumentLock(
  req: PayloadRequest,
  { slug, document }: DocumentLockRequest,
): Promise<DocumentLock> {
  requireStaff(req)
  const { payload } = req
  const isGlobal = payload.globals.config.some((global) => global.slug === slug)
  if (!isGlobal && !(Object.hasOwn(payload.collections, slug) && document)) throw new AppError('not_found')
  const found = isGlobal
    ? await asUser(req).findGlobal({ slug: slug as GlobalSlug, draft: true, depth: 0 })
    : await asUser(req).findByID({
        collection: slug as CollectionSlug,
        id: document ?? '',
        draft: true,
        depth: 0,
        select: { updatedAt: true },
        disableErrors: true,
      })
  const { updatedAt } = (found ?? {}) as { updatedAt?: string }
  return {
    editor: found ? await findEditor(req, isGlobal ? undefined : document, slug) : null,
    updatedAt: updatedAt ?? null,
  }
}

async function findEditor(
  req: PayloadRequest,
  document: string | undefined,
  slug: string,
): Promise<DocumentLock['editor']> {
  const where: Where = document
    ? { and: [{ 'document.relationTo': { equals: slug } }, { 'document.value': { equals: document } }] }
    : { globalSlug: { equals: slug } }
  const { docs } = await asUser(req).find({
    collection: 'payload-locked-documents',
    where: { and: [where, { updatedAt: { greater_than: new Date(Date.now() - LOCK_MS).toISOString() } }] },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
  })
  const [lock] = docs
  const id = lock && idOf(lock.user.value)
  if (!lock || !id || id === req.user?.id) return null
  const person = await asUser(req).findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  return { id, name: person?.name ?? '', at: lock.updatedAt }
}

const idOf = (value: string | { id: string }) => (typeof value === 'object' ? value.id : value)
