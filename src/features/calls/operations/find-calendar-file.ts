import type { PayloadRequest } from 'payload'

import { findEmailContext } from '@/features/mail/deliver-email'
import { emailTexts } from '@/features/mail/render/translate'
import { AppError } from '@/lib/app-error'
import { idOfToken } from '../call-link'
import { calendarFile } from '../mail/calendar-file'
import { visitorEvent } from '../mail/call-events'
import { findCall } from '../queries/call-row'
import { callEmailData } from './queue-call-emails'

/** Returns the calendar file of the call of a signed link. Throws AppError 'not_found' for any other. Changes nothing. */
export async function findCalendarFile(
  req: PayloadRequest,
  token: string | null,
): Promise<{ file: string; name: string }> {
  const id = idOfToken('call', token)
  const call = id ? await findCall(req, id) : undefined
  if (!call) throw new AppError('not_found')
  const context = await findEmailContext(req.payload, call.lead.email, call.lead.language)
  const method = call.status === 'cancelled' ? 'CANCEL' : 'REQUEST'
  return {
    file: calendarFile(method, visitorEvent(callEmailData(call), context), context.siteUrl),
    name: emailTexts(call.lead.language)('calls.event.file'),
  }
}
