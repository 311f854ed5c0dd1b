import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLogoutHook,
  TypeWithID,
} from 'payload'

import type { LiveTopic } from '../../src/lib/live'
import { announce } from '../../src/lib/server/live/announce'

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
