import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { queueEmail } from '@/features/mail/queue-email'
import { AppError } from '@/lib/app-error'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import { requireStaff, type Context } from '@/lib/server/http/authorize'
import { availabilities, calls, users } from '@/payload-tables'
import { findCall } from '../queries/call-row'
import type { TakeCallInput } from '../staff-schemas'
import { isTakenError, lockCall, recordCallEvent } from './call-rows'
import { callEmailData, callSubject } from './queue-call-emails'

/**
 * Gives a call ahead that nobody takes, because its person was deactivated or deleted, to whoever asks: at the same time, by video
 * in their meeting. The lead gets an email that says so, and the new person the event for their calendar. Throws AppError 'conflict'
 * when someone else takes it or it was canceled, 'taken' for a person with another call at that time, and 'invalid' with the field
 * `call` when it has begun (`past`), or by video for a person without a video link (`video`).
 */
export async function takeCall({ req }: Context, { call: id }: TakeCallInput): Promise<object> {
  const { id: me } = requireStaff(req)
  try {
    await inTransaction(req, () => take(req, id, me))
  } catch (error) {
    throw isTakenError(error) ? new AppError('taken') : error
  }
  return {}
}

async function take(req: PayloadRequest, id: string, me: string): Promise<void> {
  const call = await lockCall(req, id)
  if (call.status !== 'booked') throw new AppError('conflict')
  if (call.person?.id === me) return
  if (call.person && (await isActivePerson(req, call.person.id))) throw new AppError('conflict')
  if (new Date(call.startsAt) <= new Date()) throw new AppError('invalid', { fields: { call: 'past' } })
  const db = await databaseOf(req)
  const [own] = await db
    .select({ videoUrl: availabilities.videoUrl })
    .from(availabilities)
    .where(eq(availabilities.user, me))
  if (call.by === 'video' && !own?.videoUrl) throw new AppError('invalid', { fields: { call: 'video' } })
  await db
    .update(calls)
    .set({
      person: me,
      ...(call.by === 'video' && { videoUrl: own?.videoUrl ?? null }),
      sequence: sql`${calls.sequence} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(calls.id, id))
  const taken = await findCall(req, id)
  if (!taken?.person) throw new AppError('not_found')
  await recordCallEvent(req, taken.lead.id, 'taken', taken.startsAt)
  const email = { subjectId: callSubject(taken), data: callEmailData(taken) }
  const { lead, person } = taken
  await queueEmail(req, { kind: 'call-taken', recipient: lead.email, language: lead.language, ...email })
  await queueEmail(req, {
    kind: 'call-taken-person',
    recipient: person.email,
    language: person.language,
    ...email,
  })
}

async function isActivePerson(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await databaseOf(req)
  const [row] = await db.select({ deactivatedAt: users.deactivatedAt }).from(users).where(eq(users.id, id))
  return row !== undefined && row.deactivatedAt === null
}
