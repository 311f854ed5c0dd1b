import type { CollectionConfig } from 'payload'

import { admin, never, neverField } from './access'
import { label, options } from './fields/label'
import { language } from './fields/language'

/** Every mail that is owed or was sent. One row an event and recipient; `data` is what its template needs. */
export const Outbox: CollectionConfig = {
  slug: 'outbox',
  labels: { singular: label('outbox:singular'), plural: label('outbox:plural') },
  access: { create: never, read: admin, update: never, delete: never },
  admin: {
    useAsTitle: 'recipient',
    defaultColumns: ['kind', 'recipient', 'status', 'attempts', 'sentAt', 'createdAt'],
  },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['kind', 'subjectId', 'recipient'], unique: true },
    { fields: ['status', 'createdAt'] },
  ],
  fields: [
    { name: 'kind', type: 'text', label: label('outbox:kind'), required: true },
    { name: 'subjectId', type: 'text', label: label('outbox:subjectId'), required: true },
    { name: 'recipient', type: 'text', label: label('outbox:recipient'), required: true },
    language(),
    { name: 'data', type: 'json', required: true, admin: { hidden: true }, access: { read: neverField } },
    {
      name: 'status',
      type: 'select',
      label: label('outbox:status'),
      required: true,
      defaultValue: 'pending',
      options: options('outbox:statuses', ['pending', 'sending', 'sent', 'failed']),
    },
    { name: 'attempts', type: 'number', label: label('outbox:attempts'), required: true, defaultValue: 0 },
    { name: 'lastError', type: 'text', label: label('outbox:lastError') },
    { name: 'claimedAt', type: 'date', admin: { hidden: true } },
    { name: 'sentAt', type: 'date', label: label('outbox:sentAt') },
  ],
}
