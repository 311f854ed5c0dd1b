import { createLocalReq, type Payload } from 'payload'

import { siteSettings } from '@/features/settings/queries'
import { addDays, dayIn } from '@/lib/agency-day'
import { weekMinute } from '@/lib/dates'
import { autocommit, inTransaction, runSql, sql } from '@/lib/server/db/sql'
import { announce } from '@/lib/server/live/announce'
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
  const due = isDue(today, zone)
  const rows = await autocommit<{ id: string }>(
    payload,
    sql`
      select i.id from invoices i join clients c on c.id = i.client_id where ${due}
      order by i.due_date limit ${MAX_REMINDERS}`,
  )
  let queued = 0
  for (const { id } of rows) if (await remind(payload, id, due)) queued += 1
  return queued
}

const dueDay = sql`(i.due_date at time zone 'UTC')::date`
const reminders = sql`from invoice_events e where e.invoice_id = i.id and e.type = 'reminded'`

/** Whether invoice `i` of client `c` has to be reminded of on that day. Its `reminded` events say what was sent before. */
function isDue(today: string, zone: string) {
  const earliest = addDays(today, -reminderDays.window)
  const lastReminder = sql`(select max(e.created_at at time zone ${zone})::date ${reminders})`
  return sql`
    i.status = 'pending' and c.status <> 'suspended' and c.remind_invoices is not false and ${dueDay} < ${today}::date
    and case (select count(*) ${reminders})
      when 0 then ${dueDay} >= ${earliest}::date
      when 1 then ${lastReminder} between ${earliest}::date and ${addDays(today, -reminderDays.again)}::date
      else false end`
}

/** Queues the reminder and records it, unless another worker does, or someone has just marked the invoice as paid. */
async function remind(payload: Payload, id: string, due: ReturnType<typeof isDue>): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const [locked] = await runSql(
      req,
      sql`
        select i.id from invoices i join clients c on c.id = i.client_id where i.id = ${id}
        for no key update of i skip locked`,
    )
    if (!locked) return false
    // A statement of its own: it sees what others committed before the lock.
    const [invoice] = await runSql<{ earlier: number }>(
      req,
      sql`
        select (select count(*) ${reminders})::int as earlier
        from invoices i join clients c on c.id = i.client_id where i.id = ${id} and ${due}`,
    )
    if (!invoice) return false
    const kind = invoice.earlier === 0 ? 'invoice-overdue' : 'invoice-still-overdue'
    if (!(await queueInvoiceEmail(req, kind, id))) return false
    await recordEvent(req, { invoice: id, type: 'reminded' })
    await announce(req, 'invoices', id)
    return true
  })
}
