import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'

import { headerAddress } from '@/lib/email-address'
import { CALL_MS } from '../rules'

/** The event of a call in a calendar. */
export type CallEvent = {
  id: string
  /** Higher with each change: calendars ignore an older file. */
  sequence: number
  startsAt: Date
  summary: string
  description: string
  location: string
  url?: string
  /** Who invites: the agency. */
  organizer: { name: string; email: string }
  /** In whose calendar it is. */
  attendee: { name: string; email: string }
}

const methods = { REQUEST: ICalCalendarMethod.REQUEST, CANCEL: ICalCalendarMethod.CANCEL } as const
type Method = keyof typeof methods

/** Without CR, LF and quotes, which would end a parameter. */
const plain = (text: string) => text.replace(/[\p{Cc}"]+/gu, ' ').trim()

/** The event of a call has the same id in every calendar and for all its changes. */
export const eventId = (callId: string, siteUrl: string): string => `${callId}@${new URL(siteUrl).hostname}`

/**
 * Returns the calendar file (RFC 5545) that adds or changes the event of a call (REQUEST), or removes it (CANCEL). Times are in
 * UTC, which every calendar shows in its own zone.
 */
export function calendarFile(method: Method, event: CallEvent, siteUrl: string, now = new Date()): string {
  const { id, sequence, startsAt, summary, description, location, url, organizer, attendee } = event
  const calendar = ical({ prodId: { company: 'Puente', product: 'Calls' }, method: methods[method] })
  const entry = calendar.createEvent({
    id: eventId(id, siteUrl),
    sequence,
    stamp: now,
    start: startsAt,
    end: new Date(startsAt.getTime() + CALL_MS),
    summary: plain(summary),
    description,
    location: plain(location),
    url,
    organizer: { name: plain(organizer.name), email: headerAddress(organizer.email) ?? organizer.email },
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  entry.createAttendee({
    name: plain(attendee.name),
    email: headerAddress(attendee.email) ?? attendee.email,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  })
  return calendar.toString()
}
