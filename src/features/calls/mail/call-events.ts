import { z } from 'zod'

import { env } from '@/env'
import { leadPath } from '@/features/leads/board-rules'
import { manyLines, oneLine, type EmailContent, type EmailContext } from '@/features/mail/render/content'
import { emailTexts, greetedName } from '@/features/mail/render/translate'
import { languages } from '@/i18n/languages'
import { callPath } from '../call-link'
import { callKinds, callLimits } from '../rules'
import { calendarFile, type CallEvent } from './calendar-file'

/** What emails about a call are made of: the stored data, and the event that calendars show. */

/** A call as it was when the email was queued. */
export const callData = z.object({
  callId: z.uuid(),
  leadId: z.uuid(),
  sequence: z.number(),
  startsAt: z.iso.datetime({ offset: true }),
  by: z.enum(callKinds),
  callLanguage: z.enum(languages),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  videoUrl: z.string().nullable(),
  topic: z.string().nullable(),
  timeZone: z.string(),
  reason: z.string().nullable(),
  person: z.string().nullable(),
  personEmail: z.string().nullable(),
  personZone: z.string().nullable(),
})
export type CallEmailData = z.infer<typeof callData>

export type CallEmailEvent = 'booked' | 'moved' | 'cancelled' | 'taken' | 'reminderDay' | 'reminderHour'

/** The sender's address in calendars: that of the settings, else of the mail server's sender. */
const organizerOf = ({ brand, email }: EmailContext) => ({
  name: brand,
  email: email ?? /<?([^\s<>]+@[^\s<>]+?)>?\s*$/.exec(env.MAIL_FROM)?.[1] ?? 'calls@localhost',
})

/** The event in the calendar of the visitor, for emails and for the file that the page offers. */
export function visitorEvent(call: CallEmailData, context: EmailContext): CallEvent {
  const t = emailTexts(context.language)
  const link = `${context.siteUrl}${callPath(call.callId, context.language)}`
  const person = oneLine(call.person ?? '', 80)
  return {
    id: call.callId,
    sequence: call.sequence,
    startsAt: new Date(call.startsAt),
    summary: t('calls.event.summary', { brand: context.brand }),
    description: person
      ? t('calls.event.description', { name: person, link })
      : t('calls.event.descriptionNameless', { link }),
    location: call.videoUrl ?? t('calls.event.phone'),
    url: call.videoUrl ?? undefined,
    organizer: organizerOf(context),
    attendee: { name: greetedName(call.name) ?? call.email, email: call.email },
  }
}

/** The event in the calendar of the person who takes the call, with what the visitor typed. */
export function personEvent(call: CallEmailData, context: EmailContext): CallEvent {
  const t = emailTexts(context.language)
  const topic = manyLines(call.topic ?? '', callLimits.topic)
  return {
    id: call.callId,
    sequence: call.sequence,
    startsAt: new Date(call.startsAt),
    summary: t('calls.event.summaryPerson', { name: oneLine(call.name, 80) }),
    description: [topic, `${context.siteUrl}${leadPath(call.leadId)}`].filter(Boolean).join('\n\n'),
    location: call.videoUrl ?? t('calls.event.phonePerson', { phone: call.phone ?? '' }),
    url: call.videoUrl ?? undefined,
    organizer: organizerOf(context),
    attendee: { name: call.person ?? context.recipient, email: context.recipient },
  }
}

/** The file that adds, changes or removes the event; reminders have none. */
export function attachedCalendar(
  about: CallEmailEvent,
  event: CallEvent,
  { language, siteUrl }: EmailContext,
): Pick<EmailContent, 'calendar'> {
  if (about === 'reminderDay' || about === 'reminderHour') return {}
  const method = about === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const filename = emailTexts(language)('calls.event.file')
  return { calendar: { method, filename, content: calendarFile(method, event, siteUrl) } }
}
