import type { DateField } from 'payload'

import { neverField } from '../access'
import { label } from './label'

const stamp = (name: 'createdAt' | 'updatedAt'): DateField => ({
  name,
  type: 'date',
  label: label(`common:${name}`),
  index: true,
  access: { create: neverField, update: neverField },
  admin: { disableBulkEdit: true, hidden: true },
})

/** Payload's own two times, closed to whoever is not the system: a request may not date its rows. */
export const timestamps = (): DateField[] => [stamp('updatedAt'), stamp('createdAt')]
