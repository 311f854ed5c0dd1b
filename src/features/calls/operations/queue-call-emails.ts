import type { PayloadRequest } from 'payload'

import { queueEmail } from '@/features/mail/queue-email'
import type { CallEmailData } from '../mail/call-events'
import type { CallRow } from '../queries/call-row'

/** The kind of the confirmation to a visitor in the outbox. */
export const BOOKED = 'call-booked'
/** The kind of the email that tells a visitor the new time. */
export const MOVED = 'call-moved'

/** What the emails of a call say, as it is now. */
export const callEmailData = (call: CallRow): CallEmailData => ({
  callId: call.id,
  leadId: call.lead.id,
  sequence: call.sequence,
  startsAt: call.startsAt,
  by: call.by,
  callLanguage: call.callLanguage,
  name: call.lead.name,
  email: call.lead.email,
  phone: call.phone,
  videoUrl: call.videoUrl,
  topic: call.topic,
  timeZone: call.timeZone,
  reason: call.cancelReason,
  person: call.person?.name ?? null,
  personEmail: call.person?.email ?? null,
  personZone: call.person?.zone ?? null,
})

/** The subject of the emails about one state of a call: each change has its own. */
export const callSubject = ({ id, sequence }: Pick<CallRow, 'id' | 'sequence'>): string => `${id} ${sequence}`

/**
 * Queues the emails about a change of a call in its transaction: to the visitor in the language of the lead, and to the person in
 * theirs, unless they have left.
 */
export async function queueCallEmails(
  req: PayloadRequest,
  event: 'booked' | 'moved' | 'cancelled',
  call: CallRow,
): Promise<void> {
  const { lead, person } = call
  const email = { subjectId: callSubject(call), data: callEmailData(call) }
  const toVisitor = { recipient: lead.email, language: lead.language }
  await queueEmail(req, { kind: `call-${event}`, ...toVisitor, ...email })
  if (!person?.isStaff) return
  const toPerson = { recipient: person.email, language: person.language }
  await queueEmail(req, { kind: `call-${event}-person`, ...toPerson, ...email })
}
