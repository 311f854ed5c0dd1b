import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Payload } from 'payload'

import { env } from '@/env'
import { emailTexts } from '@/features/mail/render/translate'
import { AppError } from '@/lib/app-error'
import { firstNameOf } from '@/lib/person-name'
import { digestOf } from '@/lib/server/auth/email-link'
import { isActive, isStaffAccount } from '@/lib/server/auth/account-rows'
import { autocommitDatabase, isoTime, sql } from '@/lib/server/db/sql'
import { availabilities, calls, leads, users } from '@/payload-tables'
import { eventId } from '../mail/calendar-file'

/** 256 random bits as base64url. */
const SECRET = /^[\w-]{43}$/

/** Calls of so many days ago are in the feed, and at most so many calls. */
const DAYS_BEFORE = 30
const MAX_CALLS = 1_000

/**
 * Returns the calendar of a person's calls, which the address with this secret gives out. Of leads it says a first name and the
 * language: whoever sees the calendar of a person need not know more. Throws AppError 'not_found' for an unknown secret, a renewed
 * one, and that of a person who was deactivated.
 */
export async function calendarFeed(payload: Payload, secret: string): Promise<string> {
  if (!SECRET.test(secret)) throw new AppError('not_found')
  const db = autocommitDatabase(payload)
  const [owner] = await db
    .select({ id: users.id, language: users.language })
    .from(availabilities)
    .innerJoin(users, eq(users.id, availabilities.user))
    .where(and(eq(availabilities.feedDigest, digestOf(secret)), isStaffAccount, isActive))
  if (!owner) throw new AppError('not_found')
  const rows = await db
    .select({
      id: calls.id,
      startsAt: isoTime(calls.startsAt),
      endsAt: isoTime(calls.endsAt),
      language: calls.language,
      sequence: sql`${calls.sequence}`.mapWith(Number),
      updatedAt: isoTime(calls.updatedAt),
      name: leads.name,
    })
    .from(calls)
    .innerJoin(leads, eq(leads.id, calls.lead))
    .where(
      and(
        eq(calls.person, owner.id),
        inArray(calls.status, ['booked', 'done']),
        gt(calls.startsAt, sql`now() - ${DAYS_BEFORE} * interval '1 day'`),
      ),
    )
    .orderBy(asc(calls.startsAt))
    .limit(MAX_CALLS)
  const t = emailTexts(owner.language)
  const calendar = ical({
    prodId: { company: 'Puente', product: 'Calls' },
    method: ICalCalendarMethod.PUBLISH,
    name: t('calls.feed.name'),
    ttl: 15 * 60,
  })
  for (const { id, startsAt, endsAt, language, sequence, updatedAt, name } of rows)
    calendar.createEvent({
      id: eventId(id, env.SITE_URL),
      sequence,
      stamp: new Date(updatedAt),
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: t('calls.feed.call', { name: firstName(name), language }),
    })
  return calendar.toString()
}

/** The first word of what a visitor typed as a name: short, and without control characters. */
const firstName = (name: string): string => firstNameOf(name.replace(/\p{Cc}+/gu, ' ')).slice(0, 40) || '—'
