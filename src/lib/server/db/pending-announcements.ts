import type { LiveChange, LiveTopic } from '@/lib/live'
import { ChangeSet } from '@/lib/change-set'
import { sql } from './sql'

/** `sessions`: the sessions of accounts, by the ids of the accounts. It never reaches a browser. */
export type AnnouncedTopic = LiveTopic | 'sessions'

/** The channel of the announcements (src/lib/server/live). */
export const LIVE_CHANNEL = 'live'

declare global {
  /** By transaction. Global for the reason in after-transaction.ts. */
  var pendingAnnouncements: Map<string, ChangeSet<AnnouncedTopic>> | undefined
}
const pending = (globalThis.pendingAnnouncements ??= new Map<string, ChangeSet<AnnouncedTopic>>())

/** Keeps a change until the COMMIT of a transaction, so that a bulk change is one notification. */
export function announceAtCommit(transaction: string, change: LiveChange<AnnouncedTopic>): void {
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
