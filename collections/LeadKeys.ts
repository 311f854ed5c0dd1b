import type { CollectionConfig } from 'payload'

import { keyLimits, keySources } from '../src/features/lead-keys/rules'
import { admin, never, neverField } from './access'
import { personCell } from './fields/list-cells'
import { timestampFields } from './fields/record'
import { group, label, options } from './fields/texts'

/**
 * Keys with which other systems send leads (POST /api/external-leads). Verbs make and revoke them (src/features/lead-keys): the value of
 * a key is shown once, and only its digest is stored.
 */
export const LeadKeys: CollectionConfig = {
  slug: 'lead-keys',
  labels: { singular: label('leadKeys:singular'), plural: label('leadKeys:plural') },
  access: { create: never, read: admin, update: never, delete: never },
  admin: {
    useAsTitle: 'name',
    group: group('run'),
    hideAPIURL: true,
    defaultColumns: ['name', 'source', 'perMinute', 'lastUsedAt', 'revokedAt', 'createdAt'],
  },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    { name: 'name', type: 'text', label: label('leadKeys:name'), required: true, maxLength: keyLimits.name },
    {
      name: 'source',
      type: 'select',
      label: label('leadKeys:source'),
      required: true,
      options: options('leads:sources', keySources),
    },
    {
      name: 'perMinute',
      type: 'number',
      label: label('leadKeys:perMinute'),
      required: true,
      min: 1,
      max: keyLimits.perMinute,
    },
    {
      name: 'digest',
      type: 'text',
      required: true,
      unique: true,
      access: { read: neverField },
      admin: { hidden: true },
    },
    {
      name: 'createdBy',
      type: 'relationship',
      label: label('leadKeys:createdBy'),
      relationTo: 'users',
      admin: { components: personCell },
    },
    { name: 'lastUsedAt', type: 'date', label: label('leadKeys:lastUsedAt') },
    { name: 'revokedAt', type: 'date', label: label('leadKeys:revokedAt') },
    ...timestampFields(),
  ],
}
