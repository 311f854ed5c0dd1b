import type { CollectionConfig } from 'payload'

import { invoiceLimits, storedInvoiceStatuses } from '../src/features/invoices/rules'
import { admin, staffOrOwnClient } from './access'
import { group, label, options } from './fields/label'
import { cents, currency } from './fields/money'
import { timestamps } from './fields/timestamps'
import { askOwnRows } from './hooks/owner-queries'
import { keepPaid } from './hooks/invoice'
import { requireText } from './hooks/text'
import { trimTexts } from './hooks/trim'

/** What a client owes or has paid. Overdue is not stored: the date tells (features/invoices/rules). */
export const Invoices: CollectionConfig = {
  slug: 'invoices',
  labels: { singular: label('invoices:singular'), plural: label('invoices:plural') },
  access: { create: admin, read: staffOrOwnClient('client'), update: admin, delete: admin },
  admin: {
    useAsTitle: 'invoiceNumber',
    defaultColumns: ['invoiceNumber', 'client', 'amount', 'dueDate', 'status'],
    listSearchableFields: ['invoiceNumber', 'description'],
    group: group('clients'),
    hideAPIURL: true,
  },
  disableDuplicate: true,
  defaultSort: '-dueDate',
  indexes: [{ fields: ['client', 'dueDate'] }],
  hooks: {
    beforeOperation: [askOwnRows(/^proposal(\.|__)(content|description)(\.|__|$)/, 'proposal.owner')],
    beforeValidate: [requireText, trimTexts],
    beforeDelete: [keepPaid],
  },
  fields: [
    {
      name: 'invoiceNumber',
      type: 'text',
      label: label('invoices:invoiceNumber'),
      required: true,
      unique: true,
      maxLength: invoiceLimits.number,
    },
    {
      name: 'client',
      type: 'relationship',
      label: label('invoices:client'),
      relationTo: 'clients',
      required: true,
    },
    {
      name: 'proposal',
      type: 'relationship',
      label: label('invoices:proposal'),
      relationTo: 'proposals',
      filterOptions: ({ data }) => (data?.client ? { client: { equals: data.client } } : true),
    },
    {
      name: 'description',
      type: 'textarea',
      label: label('invoices:description'),
      required: true,
      maxLength: invoiceLimits.description,
    },
    cents('amount', 'invoices:amount', { required: true }),
    currency(),
    {
      name: 'dueDate',
      type: 'date',
      label: label('invoices:dueDate'),
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
    },
    {
      name: 'status',
      type: 'select',
      label: label('invoices:status'),
      required: true,
      defaultValue: 'pending',
      index: true,
      options: options('invoices:statuses', storedInvoiceStatuses),
      admin: { position: 'sidebar' },
    },
    ...timestamps(),
  ],
}
