import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'

import { sql, statement } from '../../src/lib/server/db'

/** The one signal of the page cache: what visitors read has changed. Delivered by Postgres when the change commits. */
async function announce(req: PayloadRequest): Promise<void> {
  if (req.query?.autosave === 'true') return
  await sql(req, statement`select pg_notify('content_changed', '')`)
}

export const announceGlobal: GlobalAfterChangeHook = async ({ doc, req }) => {
  await announce(req)
  return doc
}

const announceChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await announce(req)
  return doc
}

const announceDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await announce(req)
  return doc
}

/** For every collection that visitors read. */
export const announced = { afterChange: [announceChange], afterDelete: [announceDelete] }
