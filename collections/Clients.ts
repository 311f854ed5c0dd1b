import type { CollectionConfig } from 'payload'

import { clientLimits, clientStatuses } from '../src/features/clients/rules'
import { admin, neverField, staff, staffField, staffOrOwnClient } from './access'
import { group, label, options } from './fields/texts'
import { languageField } from './fields/language'
import { statusCell } from './fields/list-cells'
import { timestampFields } from './fields/record'
import { announceHooks } from './hooks/notify'
import {
  deleteClientDocuments,
  linkVerifiedAccounts,
  nameExistingClient,
  normalizeEmail,
  preventClientDeletion,
  restrictEmailChange,
  setName,
} from './hooks/client'
import { lockRows } from './hooks/lock-rows'
import { requireStrings, trimText } from './hooks/clean-texts'

const announced = announceHooks('clients')

/** The agency's clients. A client needs no account; accounts refer to their client in `users.client`. */
export const Clients: CollectionConfig = {
  slug: 'clients',
  labels: { singular: label('clients:singular'), plural: label('clients:plural') },
  access: { create: staff, read: staffOrOwnClient('id', 'status'), update: staff, delete: admin },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'companyName', 'status', 'createdAt'],
    listSearchableFields: ['name', 'email', 'companyName'],
    group: group('serve'),
    hideAPIURL: true,
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  hooks: {
    beforeOperation: [lockRows('clients')],
    beforeValidate: [requireStrings, trimText],
    beforeChange: [nameExistingClient, restrictEmailChange, setName],
    afterChange: [linkVerifiedAccounts, ...announced.afterChange],
    beforeDelete: [preventClientDeletion, deleteClientDocuments],
    afterDelete: announced.afterDelete,
  },
  fields: [
    {
      name: 'firstName',
      type: 'text',
      label: label('clients:firstName'),
      required: true,
      maxLength: clientLimits.name,
    },
    {
      name: 'lastName',
      type: 'text',
      label: label('clients:lastName'),
      required: true,
      maxLength: clientLimits.name,
    },
    {
      name: 'email',
      type: 'email',
      label: label('clients:email'),
      required: true,
      unique: true,
      hooks: { beforeValidate: [normalizeEmail] },
      admin: { description: label('clients:emailHint') },
    },
    {
      name: 'companyName',
      type: 'text',
      label: label('clients:companyName'),
      maxLength: clientLimits.company,
    },
    { name: 'phone', type: 'text', label: label('clients:phone'), maxLength: clientLimits.phone },
    languageField({ admin: { position: 'sidebar' } }),
    {
      name: 'status',
      type: 'select',
      label: label('clients:status'),
      required: true,
      defaultValue: 'active',
      index: true,
      options: options('clients:statuses', clientStatuses),
      admin: { components: statusCell, position: 'sidebar' },
    },
    {
      name: 'remindInvoices',
      type: 'checkbox',
      label: label('clients:remindInvoices'),
      defaultValue: true,
      access: { read: staffField },
      admin: { position: 'sidebar', description: label('clients:remindInvoicesHint') },
    },
    {
      name: 'lead',
      type: 'relationship',
      label: label('clients:lead'),
      relationTo: 'leads',
      access: { read: staffField },
      admin: { position: 'sidebar' },
    },
    {
      name: 'billingToolClientId',
      type: 'text',
      label: label('clients:billingToolClientId'),
      maxLength: clientLimits.tool,
      access: { read: staffField },
      admin: { position: 'sidebar' },
    },
    {
      name: 'notes',
      type: 'textarea',
      label: label('clients:notes'),
      maxLength: clientLimits.notes,
      access: { read: staffField },
    },
    {
      name: 'portalAccess',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/src/features/accounts/staff/portal-access#PortalAccess' },
      },
    },
    // The title in lists and relationship pickers; set by the `setName` hook.
    {
      name: 'name',
      type: 'text',
      label: label('clients:name'),
      access: { create: neverField, update: neverField },
      admin: { hidden: true },
    },
    ...timestampFields(),
  ],
}
