import type { DateField, NumberField } from 'payload'

import { neverField } from '../access'
import { label } from './texts'

/** What a row says of itself, which the API must not set: its number and its times. */

/**
 * The number that people say, such as 231 in 'Ticket 231'. The database counts it: one sequence per collection
 * (`addNumbers` in src/lib/server/db/schema-extensions.ts). Numbers are unique and ascending; a rolled back insert leaves a
 * gap.
 */
export const recordNumberField = (): NumberField => ({
  name: 'number',
  type: 'number',
  label: label('common:number'),
  access: { create: neverField, update: neverField },
  admin: { position: 'sidebar', readOnly: true, disableBulkEdit: true },
})

const timestampField = (name: 'createdAt' | 'updatedAt'): DateField => ({
  name,
  type: 'date',
  label: label(`common:${name}`),
  index: true,
  access: { create: neverField, update: neverField },
  admin: { disableBulkEdit: true, hidden: true },
})

/** Payload's `updatedAt` and `createdAt`. */
export const timestampFields = (): DateField[] => [timestampField('updatedAt'), timestampField('createdAt')]
