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
export const revalidateGlobal: GlobalAfterChangeHook = ({ req }) => notifyContentChanged(req)

const revalidateAfterChange: CollectionAfterChangeHook = ({ req }) => notifyContentChanged(req)

const revalidateAfterDelete: CollectionAfterDeleteHook = ({ req }) => notifyContentChanged(req)

/** Invalidate the page cache after a change or deletion in a collection that visitors read. */
export const revalidateHooks = { afterChange: [revalidateAfterChange], afterDelete: [revalidateAfterDelete] }
