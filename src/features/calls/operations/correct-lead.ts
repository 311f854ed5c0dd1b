import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { asSystem } from '@/lib/server/db/local-api'
import { databaseOf } from '@/lib/server/db/sql'
import { calls } from '@/payload-tables'
import type { BookCallInput } from '../schemas'

/**
 * Gives the lead that a booking made the phone number and the words of the booking that repeats it, so that lead and call agree,
 * and computes its score again. What staff have changed in the lead stays: it is no longer what one of its calls says.
 */
export async function correctLead(
  req: PayloadRequest,
  id: string,
  input: Pick<BookCallInput, 'phone' | 'topic'>,
): Promise<void> {
  const db = await databaseOf(req)
  const booked = await db
    .select({ phone: calls.phone, topic: calls.topic })
    .from(calls)
    .where(eq(calls.lead, id))
  const leads = asSystem(req)
  const lead = await leads.findByID({
    collection: 'leads',
    id,
    depth: 0,
    joins: false,
    select: { phone: true, message: true },
  })
  const isPhoneBooked = booked.some((call) => call.phone === (lead.phone ?? null))
  const isMessageBooked = booked.some((call) => call.topic === (lead.message ?? null))
  const data = {
    ...(isPhoneBooked && { phone: input.phone ?? null }),
    ...(isMessageBooked && { message: input.topic ?? null }),
  }
  await leads.update({ collection: 'leads', id, data, depth: 0 })
}
