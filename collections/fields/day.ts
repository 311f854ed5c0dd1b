import type { DateField } from 'payload'

import { label } from './texts'

/** A day without a time, stored as noon in UTC: every reader sees the same one. `key` is the path of its label. */
export const dayField = (name: string, key: string, rest: Partial<DateField> = {}): DateField => ({
  name,
  type: 'date',
  label: label(key),
  ...rest,
  admin: {
    ...rest.admin,
    components: {
      // The key, not the label: Payload caches a label in the language of the first user who opens a form.
      Field: {
        path: '/src/components/staff/lazy#DayField',
        clientProps: { label: `puente:${key}` },
      },
      Cell: '/src/components/staff/day-cell#DayCell',
    },
  },
})

/** A day of the agency that is stored as a moment in it, such as the last one on which an offer can be accepted. */
export const agencyDayField = (name: string, key: string, rest: Partial<DateField> = {}): DateField => ({
  ...dayField(name, key, rest),
  admin: {
    ...rest.admin,
    components: {
      Field: {
        path: '/src/features/settings/staff/agency-day#AgencyDayField',
        serverProps: { label: `puente:${key}` },
      },
      Cell: '/src/features/settings/staff/agency-day#AgencyDayCell',
    },
  },
})
