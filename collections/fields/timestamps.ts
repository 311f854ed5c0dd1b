import type { DateField } from 'payload'

import { neverField } from '../access'
import { label } from './label'

const timestampField = (name: 'createdAt' | 'updatedAt'): DateField => ({
  name,
  type: 'date',
  label: label(`common:${name}`),
  index: true,
  access: { create: neverField, update: neverField },
  admin: { disableBulkEdit: true, hidden: true },
})

/** Payload's `updatedAt` and `createdAt`, which the API must not set. */
export const timestampFields = (): DateField[] => [timestampField('updatedAt'), timestampField('createdAt')]
