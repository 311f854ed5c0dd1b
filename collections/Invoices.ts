import type { CollectionConfig } from 'payload'

import { invoiceLimits, storedInvoiceStatuses } from '../src/features/invoices/rules'
import { never, staffOrOwnClient } from './access'
import { dayField } from './fields/day'
import { group, label, options } from './fields/texts'
import { statusCell } from './fields/list-cells'
import { currencyField, moneyField } from './fields/money'
import { timestampFields } from './fields/record'

/**
 * Issued invoices. Operations issue them and record payments (`src/features/invoices/operations`); nothing else of one ever
 * changes, and none is deleted. 'Overdue' is not stored; it is derived from the due date in
 * `src/features/invoices/rules.ts`.
 */
export const Invoices: CollectionConfig = {
  slug: 'invoices',
  labels: { singular: label('invoices:singular'), plural: label('invoices:plural') },
  access: { create: never, read: staffOrOwnClient('client'), update: never, delete: never },
  admin: {
    useAsTitle: 'invoiceNumber',
    defaultColumns: ['invoiceNumber', 'client', 'amount', 'dueDate', 'status'],
    listSearchableFields: ['invoiceNumber', 'description'],
    group: group('serve'),
    hideAPIURL: true,
  },
  disableDuplicate: true,
  defaultSort: '-dueDate',
  indexes: [{ fields: ['client', 'dueDate'] }],
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
    },
    {
      name: 'description',
      type: 'textarea',
      label: label('invoices:description'),
      required: true,
      maxLength: invoiceLimits.description,
    },
    moneyField('amount', 'invoices:amount', { required: true }),
    currencyField(),
    dayField('dueDate', 'invoices:dueDate', { required: true, index: true }),
    {
      name: 'status',
      type: 'select',
      label: label('invoices:status'),
      required: true,
      defaultValue: 'pending',
      index: true,
      options: options('invoices:statuses', storedInvoiceStatuses),
      admin: { components: statusCell, position: 'sidebar' },
    },
    dayField('paidOn', 'invoices:paidOn', { admin: { position: 'sidebar' } }),
    ...timestampFields(),
  ],
}
