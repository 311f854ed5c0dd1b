import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'

import { hasNoEmail, queueEmailOnce } from '@/features/mail/queue-email'
import { autocommitDatabase } from '@/lib/server/db/sql'
import { calls } from '@/payload-tables'
import { findCall } from '../queries/call-row'
import { callEmailData, callSubject } from '../operations/queue-call-emails'

/** The reminders of one run. The next one continues. */
const MAX_REMINDERS = 500

/** Which reminders there are: from how many hours before a call, and until how many. */
const reminders = [
  { kind: 'call-reminder-day', from: 24, until: 1 },
  { kind: 'call-reminder-hour', from: 1, until: 0 },
] as const

const hours = (count: number) => sql`${count} * interval '1 hour'`
const subject = sql`${calls.id}::text || ' ' || ${calls.sequence}`

/**
 * Queues the reminders of calls, a day and an hour before, to the visitor and the person who has not left, each once however often this runs.
 * Whoever booked or moved a call within 24 hours of it has just got an email, and gets no reminder of the day before. Returns how
 * many calls were found.
 */
export async function queueCallReminders(payload: Payload): Promise<number> {
  const db = autocommitDatabase(payload)
  let found = 0
  for (const { kind, from, until } of reminders) {
    const due = await db
      .select({ id: calls.id })
      .from(calls)
      .where(
        and(
          eq(calls.status, 'booked'),
          lte(calls.startsAt, sql`now() + ${hours(from)}`),
          gt(calls.startsAt, sql`now() + ${hours(until)}`),
          lte(calls.updatedAt, sql`${calls.startsAt} - ${hours(from)}`),
          hasNoEmail(kind, subject),
        ),
      )
      .orderBy(calls.startsAt)
      .limit(MAX_REMINDERS)
    found += due.length
    for (const { id } of due) await remind(payload, kind, id)
  }
  return found
}

async function remind(payload: Payload, kind: string, id: string): Promise<void> {
  const call = await findCall(await createLocalReq({}, payload), id)
  if (call?.status !== 'booked') return
  const { lead, person } = call
  const email = { subjectId: callSubject(call), data: callEmailData(call) }
  if (person?.isStaff)
    await queueEmailOnce(payload, {
      kind: `${kind}-person`,
      recipient: person.email,
      language: person.language,
      ...email,
    })
  // The one that is looked for comes last: after a failure in between, both are tried again.
  await queueEmailOnce(payload, { kind, recipient: lead.email, language: lead.language, ...email })
}
