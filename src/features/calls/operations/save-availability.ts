import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { busyTimes } from '@/lib/server/db/own-tables'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { availabilities } from '@/payload-tables'
import type { SaveAvailabilityInput } from '../availability-schemas'
import { lockAvailability } from './own-availability'

const collection = 'availabilities'

/**
 * Saves when a person takes calls: one's own, or as an admin anyone's. Calls that are booked stay. With another calendar address
 * the busy times of the old one are forgotten. Throws AppError 'conflict' when it was saved since it was read: `current.value` is
 * its current `updatedAt`.
 */
export async function saveAvailability(
  { req }: Context,
  { user, expected, ...input }: SaveAvailabilityInput,
): Promise<{ updatedAt: string }> {
  return inTransaction(req, async () => {
    const before = await lockAvailability(req, user)
    const updatedAt = before?.updatedAt ?? null
    if (updatedAt !== expected)
      throw new AppError('conflict', { current: { value: updatedAt, changedBy: null, changedAt: updatedAt } })
    const data = {
      active: input.active,
      languages: input.languages,
      hours: input.hours,
      timeZone: input.time_zone,
      daysOff: input.days_off,
      noticeHours: input.notice_hours,
      bufferMinutes: input.buffer_minutes,
      mostPerDay: input.most_per_day,
      daysAhead: input.days_ahead,
      videoUrl: input.video_url || null,
      calendarAddress: input.calendar_address || null,
    }
    const saved = before
      ? await asUser(req).update({ collection, id: before.id, data, depth: 0 })
      : await asUser(req).create({ collection, data: { ...data, user }, depth: 0 })
    if ((before?.calendarAddress ?? '') !== input.calendar_address) await forgetCalendar(req, user)
    await announce(req, 'users', user)
    return { updatedAt: saved.updatedAt }
  })
}

/** Until the new calendar is read, its person offers no times (queries/call-takers.ts). */
async function forgetCalendar(req: PayloadRequest, user: string): Promise<void> {
  const db = await databaseOf(req)
  await db.delete(busyTimes).where(eq(busyTimes.person, user))
  await db
    .update(availabilities)
    .set({ calendarState_readAt: null, calendarState_failedAt: null, calendarState_error: null })
    .where(eq(availabilities.user, user))
}
