import type { CollectionConfig } from 'payload'

import { admin, never, neverField } from './access'
import { group, label, options } from './fields/texts'
import { languageField } from './fields/language'
import { statusCell } from './fields/list-cells'

/** Emails that are queued or were sent. One row per event and recipient; `data` is the input of the template. */
export const Outbox: CollectionConfig = {
  slug: 'outbox',
  labels: { singular: label('outbox:singular'), plural: label('outbox:plural') },
  access: { create: never, read: admin, update: never, delete: never },
  admin: {
    useAsTitle: 'recipient',
    group: group('run'),
    hideAPIURL: true,
    defaultColumns: ['kind', 'recipient', 'status', 'attempts', 'sentAt', 'createdAt'],
    components: { beforeListTable: ['/src/features/mail/staff/send-controls#SendAllEmails'] },
  },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['kind', 'subjectId', 'recipient'], unique: true },
    { fields: ['status', 'createdAt'] },
    { fields: ['kind', 'createdAt'] },
  ],
  fields: [
    {
      name: 'kind',
      type: 'text',
      label: label('outbox:kind'),
      required: true,
      admin: { components: { Cell: '/src/features/mail/staff/kind-cell#KindCell' } },
    },
    { name: 'subjectId', type: 'text', label: label('outbox:subjectId'), required: true },
    { name: 'recipient', type: 'text', label: label('outbox:recipient'), required: true },
    languageField(),
    { name: 'data', type: 'json', required: true, admin: { hidden: true }, access: { read: neverField } },
    {
      name: 'status',
      type: 'select',
      label: label('outbox:status'),
      required: true,
      defaultValue: 'pending',
      options: options('outbox:statuses', ['pending', 'sending', 'sent', 'failed', 'skipped']),
      admin: { components: statusCell },
    },
    { name: 'attempts', type: 'number', label: label('outbox:attempts'), required: true, defaultValue: 0 },
    { name: 'lastError', type: 'text', label: label('outbox:lastError') },
    { name: 'claimedAt', type: 'date', admin: { hidden: true } },
    { name: 'sentAt', type: 'date', label: label('outbox:sentAt') },
    {
      name: 'send',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/src/features/mail/staff/send-controls#SendEmail' },
      },
    },
  ],
}
