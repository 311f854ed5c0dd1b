import type { CollectionConfig, Field } from 'payload'

import {
  proposalLimits,
  proposalStatuses,
  proposalTypes,
  serviceTypes,
} from '../src/features/proposals/rules'
import { draftsOfOwnerOrAdmin, neverField, ownerField, staff, staffField, staffOrOwnClient } from './access'
import { document } from './fields/document'
import { group, label, options } from './fields/label'
import { language } from './fields/language'
import { cents, currency } from './fields/money'
import { timestamps } from './fields/timestamps'
import { askOwnRows } from './hooks/owner-queries'
import { keepSent, nameOwner, sumFees } from './hooks/proposal'
import { requireText } from './hooks/text'
import { trimTexts } from './hooks/trim'

/** Set by the system alone: by the verbs that send, sign and bill. */
const systemOnly = { create: neverField, update: neverField }
/** Of other people's proposals team sees title, client, amounts and status (product.md). */
const owners = { read: ownerField, update: ownerField }

const stripeId = (name: string): Field => ({
  name,
  type: 'text',
  label: label(`proposals:${name}`),
  maxLength: proposalLimits.id,
  access: { ...systemOnly, read: staffField },
  admin: { hidden: true },
})

const moment = (name: 'sentAt' | 'signedAt'): Field => ({
  name,
  type: 'date',
  label: label(`proposals:${name}`),
  access: systemOnly,
  admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
})

/**
 * What is offered to a client. Only its frozen versions (proposal-versions) ever show a body or amounts to the client;
 * this row is the draft, and the state.
 */
export const Proposals: CollectionConfig = {
  slug: 'proposals',
  labels: { singular: label('proposals:singular'), plural: label('proposals:plural') },
  access: {
    create: staff,
    read: staffOrOwnClient('client', 'client.status', { sentAt: { exists: true } }),
    update: draftsOfOwnerOrAdmin,
    delete: draftsOfOwnerOrAdmin,
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'client', 'amount', 'status', 'owner', 'createdAt'],
    group: group('clients'),
    hideAPIURL: true,
  },
  disableDuplicate: true,
  // Who may read a field depends on the owner: a request must not be able to leave it out.
  forceSelect: { owner: true, status: true },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['client', 'createdAt'] }, { fields: ['owner', 'status'] }],
  hooks: {
    beforeOperation: [askOwnRows(/^(content|description)(\.|__|$)/, 'owner')],
    beforeValidate: [requireText, trimTexts],
    beforeChange: [nameOwner, sumFees],
    beforeDelete: [keepSent],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: label('proposals:title'),
      required: true,
      maxLength: proposalLimits.title,
    },
    {
      name: 'client',
      type: 'relationship',
      label: label('proposals:client'),
      relationTo: 'clients',
      required: true,
      access: { update: ownerField },
    },
    {
      name: 'serviceType',
      type: 'select',
      label: label('proposals:serviceType'),
      options: options('proposals:serviceTypes', serviceTypes),
    },
    {
      name: 'description',
      type: 'textarea',
      label: label('proposals:description'),
      maxLength: proposalLimits.description,
      access: owners,
    },
    { ...document('proposals'), localized: false, access: owners },
    cents('setupFee', 'proposals:setupFee', { required: true, defaultValue: 0 }),
    cents('monthlyFee', 'proposals:monthlyFee', { required: true, defaultValue: 0 }),
    cents('amount', 'proposals:amount', {
      required: true,
      defaultValue: 0,
      access: systemOnly,
      admin: { readOnly: true },
    }),
    currency(),
    {
      name: 'status',
      type: 'select',
      label: label('proposals:status'),
      required: true,
      defaultValue: 'draft',
      index: true,
      options: options('proposals:statuses', proposalStatuses),
      access: systemOnly,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'owner',
      type: 'relationship',
      label: label('proposals:owner'),
      relationTo: 'users',
      filterOptions: { role: { in: ['admin', 'team'] } },
      access: { create: neverField, update: ownerField },
      admin: { position: 'sidebar' },
    },
    language({ admin: { position: 'sidebar' } }),
    {
      name: 'expiresAt',
      type: 'date',
      label: label('proposals:expiresAt'),
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    moment('sentAt'),
    moment('signedAt'),
    {
      name: 'lead',
      type: 'relationship',
      label: label('proposals:lead'),
      relationTo: 'leads',
      access: { read: staffField },
      admin: { position: 'sidebar' },
    },
    {
      name: 'proposalType',
      type: 'select',
      label: label('proposals:proposalType'),
      required: true,
      defaultValue: 'written',
      options: options('proposals:proposalTypes', proposalTypes),
      access: systemOnly,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'billingToolProposalId',
      type: 'text',
      label: label('proposals:billingToolProposalId'),
      maxLength: proposalLimits.id,
      access: { read: staffField },
      admin: { position: 'sidebar' },
    },
    stripeId('stripeProductId'),
    stripeId('stripePriceId'),
    stripeId('stripeSetupPriceId'),
    stripeId('stripeMonthlyPriceId'),
    ...timestamps(),
  ],
}
