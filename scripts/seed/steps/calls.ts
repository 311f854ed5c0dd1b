import { eq } from 'drizzle-orm'

import { recordSentEmail } from '../../../src/features/mail/queue-email'
import { notificationRecipient } from '../../../src/features/settings/queries'
import { asSystem } from '../../../src/lib/server/db/local-api'
import { databaseOf, runSql, sql } from '../../../src/lib/server/db/sql'
import { dayNumberAt, DAY_MS, MINUTE_MS, weekdayOfDay, zonedTime } from '../../../src/lib/zoned-time'
import { CALL_MS, type CallKind, type CallStatus } from '../../../src/features/calls/rules'
import { calls as callTable, lead_activities, leads } from '../../../src/payload-tables'
import { makeVisitor } from '../factories/lead'
import type { SeedContext, Step } from '../step'
import { findAccount } from './find-account'

type Taker = { id: string; zone: string }

const workdays = [1, 2, 3, 4, 5]
const range = (from: number, to: number) => ({ from: from * 60, to: to * 60 })

/** Two people who take calls, and calls that are booked, took place and were missed. */
export const calls: Step = {
  name: 'calls',
  run: async (context) => {
    const lucia = await addTaker(context, 'team@puente.example', {
      languages: ['es', 'en'],
      timeZone: 'America/Mexico_City',
      hours: workdays.flatMap((weekday) => [
        { weekday, ...range(9, 13) },
        { weekday, ...range(15, 18) },
      ]),
      videoUrl: 'https://meet.puente.example/lucia',
    })
    const maya = await addTaker(context, 'admin@puente.example', {
      languages: ['en'],
      timeZone: 'America/New_York',
      hours: [1, 2, 4].map((weekday) => ({ weekday, ...range(10, 16) })),
      videoUrl: 'https://meet.puente.example/maya',
    })
    const plans: Plan[] = [
      { taker: lucia, days: 1, hour: 10, status: 'booked', by: 'video', visitor: 3 },
      { taker: maya, days: 2, hour: 11, status: 'booked', by: 'phone', visitor: 6 },
      { taker: lucia, days: 4, hour: 16, status: 'booked', by: 'video', visitor: 11 },
      { taker: lucia, days: -3, hour: 9, status: 'done', by: 'video', visitor: 17 },
      { taker: maya, days: -5, hour: 14, status: 'no-show', by: 'phone', visitor: 21 },
    ]
    for (const plan of plans) await addCall(context, plan)
    // The leads were backdated after they were counted. A function of the migrations.
    await runSql(context.req, sql`select rebuild_lead_statistics()`)
  },
}

type Hours = { weekday: number; from: number; to: number }
type Times = { languages: ('en' | 'es')[]; timeZone: string; hours: Hours[]; videoUrl: string }

async function addTaker({ req }: SeedContext, email: string, times: Times): Promise<Taker> {
  const { id } = await findAccount(req, email)
  await asSystem(req).create({
    collection: 'availabilities',
    data: { user: id, active: true, ...times } as never,
  })
  return { id, zone: times.timeZone }
}

type Plan = {
  taker: Taker
  /** Workdays from today, in the taker's zone. */
  days: number
  hour: number
  status: CallStatus
  by: CallKind
  visitor: number
}

/** The day that is so many workdays away. */
function workday(today: number, days: number): number {
  let day = today
  for (let left = Math.abs(days); left > 0;) {
    day += Math.sign(days)
    if (weekdayOfDay(day) <= 5) left -= 1
  }
  return day
}

async function addCall({ req, now, siteUrl }: SeedContext, plan: Plan): Promise<void> {
  const { taker, days, hour, status, by, visitor: number } = plan
  const day = workday(dayNumberAt(taker.zone, now.getTime()), days)
  const at = zonedTime(taker.zone, day, hour * 60) ?? day * DAY_MS
  const visitor = makeVisitor(number + 80, siteUrl)
  const bookedAt = new Date(Math.min(at - 2 * DAY_MS, now.getTime() - 90 * MINUTE_MS)).toISOString()
  const pageUrl = `${visitor.pageUrl ?? siteUrl}/call`
  const phone = visitor.phone ?? (by === 'phone' ? '+1 407 555 0177' : null)
  const lead = await asSystem(req).create({
    collection: 'leads',
    data: { ...visitor, phone, pageUrl, sourceName: 'Contact Form', status: 'new', score: 0 },
  })
  const startsAt = new Date(at).toISOString()
  await asSystem(req).create({
    collection: 'calls',
    data: {
      lead: lead.id,
      person: taker.id,
      startsAt,
      endsAt: new Date(at + CALL_MS).toISOString(),
      status,
      language: visitor.language,
      by,
      phone,
      videoUrl: by === 'video' ? 'https://meet.puente.example/lucia' : null,
      topic: visitor.message,
      timeZone: visitor.language === 'es' ? 'America/Lima' : 'America/New_York',
      sequence: 0,
    },
  })
  const event = (call: string) => ({
    lead: lead.id,
    type: 'note_added' as const,
    data: { call, call_at: startsAt },
  })
  await asSystem(req).create({ collection: 'lead-activities', data: event('booked') })
  const db = await databaseOf(req)
  const backdated = { createdAt: bookedAt, updatedAt: bookedAt }
  await db.update(lead_activities).set(backdated).where(eq(lead_activities.lead, lead.id))
  await db.update(callTable).set(backdated).where(eq(callTable.lead, lead.id))
  if (status === 'done')
    await asSystem(req).update({ collection: 'leads', id: lead.id, data: { status: 'contacted' } })
  if (status !== 'booked') await asSystem(req).create({ collection: 'lead-activities', data: event(status) })
  // So that the demo sends none of them.
  const staff = await notificationRecipient(asSystem(req))
  const sentAt = new Date(bookedAt)
  const about = { subjectId: lead.id, data: {} }
  if (staff) await recordSentEmail(req, { kind: 'lead-notification', ...about, ...staff }, sentAt, sentAt)
  const firstReplyAt = status === 'done' ? new Date(at + CALL_MS).toISOString() : null
  await db
    .update(leads)
    .set({ ...backdated, firstReplyAt })
    .where(eq(leads.id, lead.id))
}
