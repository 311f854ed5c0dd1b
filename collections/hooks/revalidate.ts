import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'

import { runSql, sql } from '../../src/lib/server/db/sql'
import { isAutosave } from './publishing'

/**
 * Invalidates the page cache of every instance. Postgres delivers the notification when the transaction commits.
 * Autosaves are skipped because visitors never see them.
 */
async function notifyContentChanged(req: PayloadRequest): Promise<void> {
  if (isAutosave(req)) return
  // Raw, because it reads no table.
  await runSql(req, sql`select pg_notify('content_changed', '')`)
}

/** Invalidates the page cache after a change of a global that visitors read. */
export const revalidateGlobal: GlobalAfterChangeHook = async ({ doc, req }) => {
  await notifyContentChanged(req)
  return doc
}

const revalidateAfterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await notifyContentChanged(req)
  return doc
}

const revalidateAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await notifyContentChanged(req)
  return doc
}

/** Invalidate the page cache after a change or deletion in a collection that visitors read. */
export const revalidateHooks = { afterChange: [revalidateAfterChange], afterDelete: [revalidateAfterDelete] }
