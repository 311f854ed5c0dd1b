import type { Payload, PayloadRequest } from 'payload'

import { ChangeSet, type LiveChange, type LiveTopic } from '@/lib/live'
import { autocommit, sql } from '@/lib/server/db/sql'
import { log } from '@/lib/server/log'

/** `sessions`: the sessions of accounts, by the ids of the accounts. It never reaches a browser. */
export type AnnouncedTopic = LiveTopic | 'sessions'

/** The channel of the announcements (src/lib/server/live). */
export const LIVE_CHANNEL = 'live'

declare global {
  /** By transaction. Global for the reason in db/after-transaction.ts. */
  var pendingAnnouncements: Map<string, ChangeSet<AnnouncedTopic>> | undefined
}
const pending = (globalThis.pendingAnnouncements ??= new Map<string, ChangeSet<AnnouncedTopic>>())

/** Keeps a change until the COMMIT of a transaction, so that a bulk change is one notification. */
function announceAtCommit(transaction: string, change: LiveChange<AnnouncedTopic>): void {
  const changes = pending.get(transaction) ?? new ChangeSet<AnnouncedTopic>()
  pending.set(transaction, changes)
  changes.add(change)
}

/** Called by the database adapter when a transaction is rolled back. */
export const forgetAnnouncements = (transaction: string): void => void pending.delete(transaction)

/**
 * Returns the last statement of a transaction, which sends what it has announced; Postgres delivers that when the COMMIT
 * succeeds.
 */
export function lastStatement(transaction: string) {
  const changes = pending.get(transaction)?.take() ?? []
  pending.delete(transaction)
  return changes.length > 0 ? notification(changes) : sql`select 1`
}

/** Returns the statement that announces changes. */
export function notification(changes: LiveChange<AnnouncedTopic>[]) {
  const payloads = JSON.stringify(changes.map((change) => JSON.stringify(change)))
  return sql`select pg_notify(${LIVE_CHANNEL}, payload) from jsonb_array_elements_text(${payloads}::jsonb) payload`
}

/**
 * Tells the open boards of all instances that a row has changed, when the transaction of the request commits; without one,
 * at once. A rollback announces nothing. Visitors' requests must not announce: commits that notify run one after the other.
 */
export async function announce(req: PayloadRequest, topic: AnnouncedTopic, id: string): Promise<void> {
  const transaction = await req.transactionID
  if (transaction === undefined) await announceNow(req.payload, topic, id)
  else announceAtCommit(String(transaction), { topic, ids: [id] })
}

/**
 * Announces changes of rows that are already committed, such as those of jobs. Never throws: the rows are stored, and a
 * board shows them when it refetches.
 */
export async function announceNow(payload: Payload, topic: AnnouncedTopic, ...ids: string[]): Promise<void> {
  const changes = new ChangeSet<AnnouncedTopic>()
  changes.add({ topic, ids })
  await autocommit(payload, notification(changes.take())).catch((err: unknown) =>
    log.warn({ err, topic }, 'a change was not announced'),
  )
}
