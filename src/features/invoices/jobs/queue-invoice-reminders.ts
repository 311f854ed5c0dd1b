import { and, count, eq, ne } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'

import { siteSettings } from '@/features/settings/queries'
import { addDays, dayIn } from '@/lib/agency-day'
import { weekMinute } from '@/lib/dates'
import { autocommitDatabase, databaseOf, inTransaction, sql, type Database } from '@/lib/server/db/sql'
import { announce } from '@/lib/server/live/announce'
import { clients, invoice_events, invoices } from '@/payload-tables'
import { queueInvoiceEmail } from '../operations/queue-invoice-email'
import { recordEvent } from '../operations/record-event'
import { reminderDays } from '../rules'

/** The reminders of one run. The next one continues. */
const MAX_REMINDERS = 200

/** Nobody is reminded of a payment at night: the hour in the agency's zone from which reminders are sent. */
const FIRST_HOUR = 9

/**
 * Reminds clients of overdue invoices: once when the due date has ended in the agency's zone, and once a week after that
 * reminder. Paid invoices, suspended clients and clients who are not to be reminded get none. An invoice that has been
 * overdue for longer than `reminderDays.window` gets no first reminder: it is older than this job. Returns how many
 * reminders were queued; several workers at a time queue each only once.
 */
export async function queueInvoiceReminders(payload: Payload, at = new Date()): Promise<number> {
  const { zone } = await siteSettings('en')
  if (weekMinute(zone, at).minutes < FIRST_HOUR * 60) return 0
  const today = dayIn(zone, at)
  const rows = await findDue(autocommitDatabase(payload), { today, zone })
  let queued = 0
  for (const { id } of rows) if (await remind(payload, { today, zone, id })) queued += 1
  return queued
}

type Wanted = {
  /** The day in the agency's zone. */
  today: string
  zone: string
  /** Only this invoice. */
  id?: string
}

const dueDay = sql`(${invoices.dueDate} at time zone 'UTC')::date`

/** Returns the invoices of which clients have to be reminded. Their `reminded` events say what was sent before. */
function findDue(db: Database, { today, zone, id }: Wanted) {
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

/** Queues the reminder and records it, unless another worker does, or someone has just marked the invoice as paid. */
async function remind(payload: Payload, wanted: Required<Wanted>): Promise<boolean> {
  const { id } = wanted
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const db = await databaseOf(req)
    const [locked] = await db
      .select({ id: invoices.id })
      .from(invoices)
      .where(eq(invoices.id, id))
      .for('no key update', { skipLocked: true })
    if (!locked) return false
    // A statement of its own: it sees what others committed before the lock.
    const [invoice] = await findDue(db, wanted)
    if (!invoice) return false
    const kind = invoice.earlier === 0 ? 'invoice-overdue' : 'invoice-still-overdue'
    if (!(await queueInvoiceEmail(req, kind, id))) return false
    await recordEvent(req, { invoice: id, type: 'reminded' })
    await announce(req, 'invoices', id)
    return true
  })
}
