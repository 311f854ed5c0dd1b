import type { Payload, PayloadRequest } from 'payload'

import { ChangeSet } from '@/lib/change-set'
import { announceAtCommit, notification, type AnnouncedTopic } from '@/lib/server/db/pending-announcements'
import { autocommit } from '@/lib/server/db/sql'
import { log } from '@/lib/server/log'

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
