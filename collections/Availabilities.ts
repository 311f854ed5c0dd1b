import type { ArrayFieldValidation, CollectionConfig, Field, TextFieldSingleValidation } from 'payload'

import {
  areDaysOff,
  availabilityBounds,
  availabilityDefaults,
  availabilityLimits,
  callLimits,
  hoursProblem,
  isHttpsUrl,
  type DaysOff,
  type WeeklyHours,
} from '../src/features/calls/rules'
import { isTimeZone } from '../src/features/settings/rules'
import { languages } from '../src/i18n/languages'
import { admin, adminOrOwnAvailability, neverField, staff } from './access'
import { label, options, translate } from './fields/texts'
import { timestampFields } from './fields/record'
import { revalidateHooks } from './hooks/notify'
import { setAvailabilityOwner } from './hooks/availability'

const systemOnly = { create: neverField, update: neverField }
/** Nobody reads it, staff neither. */
const hiddenFromAll = { ...systemOnly, read: neverField }

const rowNames = (one: string, all: string) => ({
  singular: label(`availabilities:${one}`),
  plural: label(`availabilities:${all}`),
})

const validHours: ArrayFieldValidation = (rows, { req }) =>
  !hoursProblem((rows ?? []) as WeeklyHours[]) || translate(req, 'availabilities:errors:hours')

const validDaysOff: ArrayFieldValidation = (rows, { req }) =>
  areDaysOff((rows ?? []) as DaysOff[]) || translate(req, 'availabilities:errors:daysOff')

/** A text that is empty or passes. */
const text = (
  name: string,
  maxLength: number,
  passes: (value: string) => boolean,
  more: Partial<Field> = {},
): Field => {
  const validate: TextFieldSingleValidation = (value, { req }) =>
    (!value && !('required' in more)) ||
    (typeof value === 'string' && value.length <= maxLength && passes(value)) ||
    translate(req, `availabilities:errors:${name}`)
  return { name, type: 'text', label: label(`availabilities:${name}`), maxLength, validate, ...more } as Field
}

const numberField = (name: keyof typeof availabilityDefaults): Field => ({
  name,
  type: 'number',
  label: label(`availabilities:${name}`),
  required: true,
  defaultValue: availabilityDefaults[name],
  min: availabilityBounds[name][0],
  max: availabilityBounds[name][1],
})

const wholeNumber = (name: string): Field => ({
  name,
  type: 'number',
  label: label(`availabilities:${name}`),
  required: true,
})

const day = (name: string): Field => ({
  name,
  type: 'text',
  label: label(`availabilities:${name}`),
  required: true,
  maxLength: 10,
})

/** When a person takes calls, one document for each. Staff change their own, admins every one. */
export const Availabilities: CollectionConfig = {
  slug: 'availabilities',
  labels: { singular: label('availabilities:singular'), plural: label('availabilities:plural') },
  access: { create: staff, read: adminOrOwnAvailability, update: adminOrOwnAvailability, delete: admin },
  // A screen of the account shows it.
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  // Pages say whether someone takes calls.
  hooks: { beforeValidate: [setAvailabilityOwner], ...revalidateHooks },
  fields: [
    {
      name: 'user',
      type: 'relationship',
      label: label('availabilities:user'),
      relationTo: 'users',
      required: true,
      unique: true,
      access: { update: neverField },
    },
    {
      name: 'active',
      type: 'checkbox',
      label: label('availabilities:active'),
      required: true,
      defaultValue: true,
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      label: label('availabilities:languages'),
      required: true,
      options: options('common:languages', languages),
    },
    {
      name: 'hours',
      type: 'array',
      label: label('availabilities:hours'),
      labels: rowNames('hoursOfDay', 'hours'),
      maxRows: availabilityLimits.hours,
      validate: validHours,
      fields: [wholeNumber('weekday'), wholeNumber('from'), wholeNumber('to')],
    },
    text('timeZone', callLimits.zone, isTimeZone, { required: true }),
    {
      name: 'daysOff',
      type: 'array',
      label: label('availabilities:daysOff'),
      labels: rowNames('dayOff', 'daysOff'),
      maxRows: availabilityLimits.daysOff,
      validate: validDaysOff,
      fields: [
        day('first'),
        day('last'),
        { name: 'note', type: 'text', label: label('availabilities:note'), maxLength: callLimits.note },
      ],
    },
    numberField('noticeHours'),
    numberField('bufferMinutes'),
    numberField('mostPerDay'),
    numberField('daysAhead'),
    text('videoUrl', callLimits.url, isHttpsUrl),
    text('calendarAddress', callLimits.url, isHttpsUrl),
    // The SHA-256 of the secret in the address of the calendar feed.
    {
      name: 'feedDigest',
      type: 'text',
      index: true,
      maxLength: 64,
      access: hiddenFromAll,
    },
    // Set by the job that reads `calendarAddress`.
    {
      name: 'calendarState',
      type: 'group',
      label: label('availabilities:calendarState'),
      access: systemOnly,
      fields: [
        { name: 'readAt', type: 'date', label: label('availabilities:readAt') },
        { name: 'failedAt', type: 'date', label: label('availabilities:failedAt') },
        { name: 'error', type: 'text', label: label('availabilities:error'), maxLength: 200 },
      ],
    },
    ...timestampFields(),
  ],
}
