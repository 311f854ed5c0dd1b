import type { CollectionConfig } from 'payload'

import { clientLimits, clientStatuses } from '../src/features/clients/rules'
import { admin, neverField, staff, staffField, staffOrOwnClient } from './access'
import { group, label, options } from './fields/label'
import { language } from './fields/language'
import { timestamps } from './fields/timestamps'
import { keepAddress, keepPapers, linkAccounts, nameClient, tidyAddress } from './hooks/client'
import { requireText } from './hooks/text'
import { trimTexts } from './hooks/trim'

/** Whom the agency works for. Nobody needs an account to be one; accounts point here (users.client). */
export const Clients: CollectionConfig = {
  slug: 'clients',
  labels: { singular: label('clients:singular'), plural: label('clients:plural') },
  access: { create: staff, read: staffOrOwnClient('id', 'status'), update: staff, delete: admin },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'companyName', 'status', 'createdAt'],
    listSearchableFields: ['name', 'email', 'companyName'],
    group: group('clients'),
    hideAPIURL: true,
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  hooks: {
    beforeValidate: [requireText, trimTexts],
    beforeChange: [keepAddress, nameClient],
    afterChange: [linkAccounts],
    beforeDelete: [keepPapers],
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
      hooks: { beforeValidate: [tidyAddress] },
      admin: { description: label('clients:emailHint') },
    },
    {
      name: 'companyName',
      type: 'text',
      label: label('clients:companyName'),
      maxLength: clientLimits.company,
    },
    { name: 'phone', type: 'text', label: label('clients:phone'), maxLength: clientLimits.phone },
    language({ admin: { position: 'sidebar' } }),
    {
      name: 'status',
      type: 'select',
      label: label('clients:status'),
      required: true,
      defaultValue: 'active',
      index: true,
      options: options('clients:statuses', clientStatuses),
      admin: { position: 'sidebar' },
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
    // What lists and pickers call the client; made of first and last name.
    {
      name: 'name',
      type: 'text',
      label: label('clients:name'),
      access: { create: neverField, update: neverField },
      admin: { hidden: true },
    },
    ...timestamps(),
  ],
}
