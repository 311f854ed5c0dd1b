import { and, count, eq, ne } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { siteSettings } from '@/features/settings/queries'
import { addDays } from '@/lib/agency-day'
import { sql, type Database } from '@/lib/server/db/sql'
import { MAX_REMINDERS, momentOfReminders, remindEach, type Moment } from '@/lib/server/jobs/remind-each'
import { announce } from '@/lib/server/live/announce'
import { clients, invoice_events, invoices } from '@/payload-tables'
import { queueInvoiceEmail } from '../operations/queue-invoice-email'
import { recordEvent } from '../operations/record-event'
import { reminderDays } from '../rules'

/**
 * Reminds clients of overdue invoices: once when the due date has ended in the agency's zone, and once a week after that
 * reminder. Paid invoices, suspended clients and clients who are not to be reminded get none. An invoice that has been
 * overdue for longer than `reminderDays.window` gets no first reminder: it is older than this job. Returns how many
 * reminders were queued.
 */
export async function queueInvoiceReminders(payload: Payload, at = new Date()): Promise<number> {
  const { zone } = await siteSettings('en')
  const moment = momentOfReminders(zone, at)
  return moment
    ? remindEach(payload, { table: invoices, find: (db, id) => findDue(db, moment, id), remind })
    : 0
}

const dueDay = sql`(${invoices.dueDate} at time zone 'UTC')::date`

/** Returns the invoices of which clients have to be reminded; with `id` only that one. Their `reminded` events say what was sent before. */
function findDue(db: Database, { today, zone }: Moment, id?: string) {
  const earliest = addDays(today, -reminderDays.window)
  const reminders = db
    .select({
      sent: count().as('reminders_sent'),
      last: sql`max(${invoice_events.createdAt} at time zone ${zone})::date`.as('last_reminder'),
    })
    .from(invoice_events)
    .where(and(eq(invoice_events.invoice, invoices.id), eq(invoice_events.type, 'reminded')))
    .as('reminders')
  const isTime = sql`
    case ${reminders.sent}
      when 0 then ${dueDay} >= ${earliest}::date
      when 1 then ${reminders.last} between ${earliest}::date and ${addDays(today, -reminderDays.again)}::date
      else false end`
  return db
    .select({ id: invoices.id, earlier: reminders.sent })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.client))
    .crossJoinLateral(reminders)
    .where(
      and(
        id ? eq(invoices.id, id) : undefined,
        eq(invoices.status, 'pending'),
        ne(clients.status, 'suspended'),
        sql`${clients.remindInvoices} is not false`,
        sql`${dueDay} < ${today}::date`,
        isTime,
      ),
    )
    .orderBy(invoices.dueDate)
    .limit(MAX_REMINDERS)
}

type Due = { id: string; earlier: number }

/** Queues the reminder and records it. */
async function remind(req: PayloadRequest, { id, earlier }: Due): Promise<boolean> {
  if (!(await queueInvoiceEmail(req, earlier === 0 ? 'invoice-overdue' : 'invoice-still-overdue', id)))
    return false
  await recordEvent(req, { invoice: id, type: 'reminded' })
  await announce(req, 'invoices', id)
  return true
}
