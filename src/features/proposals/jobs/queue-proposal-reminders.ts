import { createLocalReq, type Payload } from 'payload'

import { dayIn } from '@/lib/agency-day'
import { weekMinute } from '@/lib/dates'
import { autocommitDatabase, inTransaction } from '@/lib/server/db/sql'
import { findSendingSettings } from '../queries/sending-settings'
import { FIRST_REMINDER_HOUR } from '../sending-rules'
import { remindClient, findExpiring } from './remind-client'
import { findUnsigned, remindOwner } from './remind-owner'

/**
 * Reminds clients of proposals that expire in three days, and owners of proposals that were opened three days ago and are
 * not signed: each once for each version, and not at night in the agency's zone. Returns how many emails were queued;
 * several workers at a time queue each only once.
 */
export async function queueProposalReminders(payload: Payload, at = new Date()): Promise<number> {
  const settings = await findSendingSettings(await createLocalReq({}, payload))
  const { zone } = settings
  if (weekMinute(zone, at).minutes < FIRST_REMINDER_HOUR * 60) return 0
  const moment = { at, zone, today: dayIn(zone, at) }
  const db = autocommitDatabase(payload)
  const expiring = settings.reminders ? await findExpiring(db, moment) : []
  const unsigned = await findUnsigned(db, moment)
  let queued = 0
  for (const { id } of expiring) if (await once(payload, (req) => remindClient(req, id, moment))) queued += 1
  for (const { id } of unsigned) if (await once(payload, (req) => remindOwner(req, id, moment))) queued += 1
  return queued
}

type Work = (req: Awaited<ReturnType<typeof createLocalReq>>) => Promise<boolean>

async function once(payload: Payload, work: Work): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, () => work(req))
}
