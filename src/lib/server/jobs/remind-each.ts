import { eq } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { dayIn } from '@/lib/agency-day'
import { weekMinute } from '@/lib/dates'
import { autocommitDatabase, databaseOf, inTransaction, type Database } from '../db/sql'

/** A moment, the agency's zone, and the day that it is there, such as '2026-03-16'. */
export type Moment = { at: Date; zone: string; today: string }

/** The reminders of each kind in one run. The next one continues. */
export const MAX_REMINDERS = 200

/** Nobody is reminded at night: the hour in the agency's zone from which reminders are sent. */
const FIRST_HOUR = 9

/** Returns the moment for reminders; undefined at night. */
export const momentOfReminders = (zone: string, at: Date): Moment | undefined =>
  weekMinute(zone, at).minutes < FIRST_HOUR * 60 ? undefined : { at, zone, today: dayIn(zone, at) }

type Reminders<Due> = {
  /** The table of what `find` returns. */
  table: PgTable & { id: AnyPgColumn }
  /** Returns what somebody is to be reminded of; with an id only that one. */
  find: (db: Database, id?: string) => PromiseLike<Due[]>
  /** Queues the reminder of one, which is locked. Returns whether it did. */
  remind: (req: PayloadRequest, due: Due) => Promise<boolean>
}

/**
 * Reminds of each that is due in a transaction of its own, unless another worker does or it has just been settled. Returns how
 * many reminders were queued; several workers at a time queue each only once.
 */
export async function remindEach<Due extends { id: string }>(
  payload: Payload,
  { table, find, remind }: Reminders<Due>,
): Promise<number> {
  let queued = 0
  for (const { id } of await find(autocommitDatabase(payload))) {
    const req = await createLocalReq({}, payload)
    const isQueued = await inTransaction(req, async () => {
      const db = await databaseOf(req)
      const free = db.select({ id: table.id }).from(table).where(eq(table.id, id))
      const [locked] = await free.for('no key update', { skipLocked: true })
      // A statement of its own: it sees what others committed before the lock.
      const [due] = locked ? await find(db, id) : []
      return due !== undefined && remind(req, due)
    })
    if (isQueued) queued += 1
  }
  return queued
}
