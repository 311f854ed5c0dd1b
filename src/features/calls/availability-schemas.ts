import { z } from 'zod'

import { isTimeZone } from '@/features/settings/rules'
import { languages } from '@/i18n/languages'
import { lenient, line } from '@/lib/text-fields'
import {
  areDaysOff,
  availabilityBounds,
  availabilityLimits,
  callLimits,
  hoursProblem,
  isHttpsUrl,
} from './rules'

/** When a person takes calls, as its form sends it. */

const id = z.uuid('invalid')

/** The query string of GET /api/availability: for admins, whose. */
export const availabilityQuerySchema = z.object({ user: lenient(id) })

const bounded = (name: keyof typeof availabilityBounds) => {
  const [min, max] = availabilityBounds[name]
  return z.number('invalid').int('invalid').min(min, 'invalid').max(max, 'invalid')
}
const minute = z.number('invalid')
/** Calendars give out addresses that only they open. */
const withHttps = (address: string) => address.replace(/^webcals?:\/\//i, 'https://')
const address = line(callLimits.url)
  .transform(withHttps)
  .refine((value) => value === '' || isHttpsUrl(value), 'invalid')

const hours = z
  .array(z.object({ weekday: minute, from: minute, to: minute }), 'invalid')
  .max(availabilityLimits.hours, 'too_long')
  .superRefine((rows, context) => {
    const problem = hoursProblem(rows)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

const daysOff = z
  .array(
    z.object({ first: z.string('invalid'), last: z.string('invalid'), note: line(callLimits.note) }),
    'invalid',
  )
  .max(availabilityLimits.daysOff, 'too_long')
  .refine(areDaysOff, 'invalid')

/** The body of POST /api/save-availability. `expected` is when the one that was shown was saved; null if there was none. */
export const saveAvailabilitySchema = z.object({
  user: id,
  active: z.boolean('invalid'),
  languages: z.array(z.enum(languages, 'invalid'), 'invalid').min(1, 'required'),
  hours,
  time_zone: z.string('invalid').max(callLimits.zone, 'invalid').refine(isTimeZone, 'invalid'),
  days_off: daysOff,
  notice_hours: bounded('noticeHours'),
  buffer_minutes: bounded('bufferMinutes'),
  most_per_day: bounded('mostPerDay'),
  days_ahead: bounded('daysAhead'),
  video_url: address,
  calendar_address: address,
  expected: z.string('invalid').nullable(),
})
export type SaveAvailabilityInput = z.output<typeof saveAvailabilitySchema>

/** The body of POST /api/renew-feed. */
export const renewFeedSchema = z.object({ user: id })
