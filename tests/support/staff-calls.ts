import type { Payload } from 'payload'

import { autocommitDatabase } from '@/lib/server/db/sql'
import { calls } from '@/payload-tables'
import { makeLead } from './fixtures'

const MINUTE_MS = 60_000

type Call = Partial<typeof calls.$inferInsert> & {
  /** In how many minutes it begins. */
  startsIn?: number
}

/** Stores a call of a new lead, and returns the ids of both. */
export async function makeCall(payload: Payload, { startsIn = 60, ...more }: Call = {}) {
  const lead = more.lead ?? (await makeLead(payload)).id
  const startsAt = new Date(Date.now() + startsIn * MINUTE_MS)
  const [call] = await autocommitDatabase(payload)
    .insert(calls)
    .values({
      lead,
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + 30 * MINUTE_MS).toISOString(),
      status: 'booked',
      by: 'phone',
      phone: '+1 407 555 0177',
      language: 'en',
      timeZone: 'America/Mexico_City',
      ...more,
    })
    .returning({ id: calls.id })
  if (!call) throw new Error('the call was not stored')
  return { id: call.id, lead }
}
