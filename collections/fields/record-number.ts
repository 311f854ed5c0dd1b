import type { NumberField } from 'payload'

import { neverField } from '../access'
import { label } from './label'

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
