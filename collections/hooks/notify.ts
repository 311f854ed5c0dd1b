import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLogoutHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  TypeWithID,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import type { LiveTopic } from '../../src/lib/live'
import { runSql, sql } from '../../src/lib/server/db/sql'
import { announce } from '../../src/lib/server/live/announce'
import type { User } from '../../src/payload-types'
import { isAutosave } from './publishing'

/** Hooks that tell every instance of a change: the open boards of its rows, the page cache of what visitors read. */

type Document = TypeWithID & Record<string, unknown>

/** The id of the row that a document is about: its own, or that of the document that `field` names. */
function subjectOf(doc: Document, field: string): string {
  const value = doc[field] as string | { id: string }
  return typeof value === 'object' ? value.id : value
}

/**
 * Returns the hooks that tell open boards about each change and deletion in a collection. `field` holds the id of the
 * topic's row: `id`, or a relationship in a collection whose rows belong to that row. A request's `select` must not omit
 * it.
 */
export function announceHooks(topic: LiveTopic, field = 'id') {
  const afterChange: CollectionAfterChangeHook<Document> = ({ doc, req }) =>
    announce(req, topic, subjectOf(doc, field))
  const afterDelete: CollectionAfterDeleteHook<Document> = ({ doc, req }) =>
    announce(req, topic, subjectOf(doc, field))
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

/** Ends the streams of a session that is being signed out. */
export const announceSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await announce(req, 'sessions', req.user.id)
}

/**
 * Invalidates the page cache of every instance. Postgres delivers the notification when the transaction commits.
 * Autosaves of drafts are skipped because visitors never see them.
 */
async function notifyContentChanged(
  req: PayloadRequest,
  entity: SanitizedCollectionConfig | SanitizedGlobalConfig,
): Promise<void> {
  if (hasDraftsEnabled(entity) && isAutosave(req)) return
  // Raw, because it reads no table.
  await runSql(req, sql`select pg_notify('content_changed', '')`)
}

/** Invalidates the page cache when an account joins or leaves the staff: pages promise a call while someone takes calls. */
export const revalidateForStaff: CollectionAfterChangeHook<User> = async (change) => {
  const { collection, doc, operation, previousDoc, req } = change
  const isSame = doc.role === previousDoc.role && doc.deactivatedAt === previousDoc.deactivatedAt
  if (operation === 'update' && !isSame) await notifyContentChanged(req, collection)
}

/** Invalidates the page cache after a change of a global that visitors read. */
export const revalidateGlobal: GlobalAfterChangeHook = ({ global, req }) => notifyContentChanged(req, global)

const revalidateAfterChange: CollectionAfterChangeHook = ({ collection, req }) =>
  notifyContentChanged(req, collection)

const revalidateAfterDelete: CollectionAfterDeleteHook = ({ collection, req }) =>
  notifyContentChanged(req, collection)

/** Invalidate the page cache after a change or deletion in a collection that visitors read. */
export const revalidateHooks = { afterChange: [revalidateAfterChange], afterDelete: [revalidateAfterDelete] }
