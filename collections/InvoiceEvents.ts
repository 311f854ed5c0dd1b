import type { CollectionConfig } from 'payload'

import { invoiceEventTypes } from '../src/features/invoices/rules'
import { never, staff } from './access'
import { dayField } from './fields/day'
import { label, options } from './fields/texts'
import { personCell } from './fields/list-cells'
import { timestampFields } from './fields/record'

/** What happened to an invoice, and who did it. Operations append rows; the database refuses to change or delete one. */
export const InvoiceEvents: CollectionConfig = {
  slug: 'invoice-events',
  labels: { singular: label('invoiceEvents:singular'), plural: label('invoiceEvents:plural') },
  access: { create: never, read: staff, update: never, delete: never },
  admin: {
    useAsTitle: 'type',
    group: false,
    hideAPIURL: true,
    defaultColumns: ['invoice', 'type', 'actor', 'createdAt'],
  },
  disableDuplicate: true,
  defaultSort: 'createdAt',
  indexes: [{ fields: ['invoice', 'createdAt'] }],
  fields: [
    {
      name: 'invoice',
      type: 'relationship',
      label: label('invoiceEvents:invoice'),
      relationTo: 'invoices',
      required: true,
    },
    {
      name: 'type',
      type: 'select',
      label: label('invoiceEvents:type'),
      required: true,
      options: options('invoiceEvents:types', invoiceEventTypes),
    },
    // Empty when the system acted, such as for a reminder.
    {
      name: 'actor',
      type: 'relationship',
      label: label('invoiceEvents:actor'),
      relationTo: 'users',
      admin: { components: personCell },
    },
    dayField('paidOn', 'invoiceEvents:paidOn'),
    ...timestampFields(),
  ],
}
