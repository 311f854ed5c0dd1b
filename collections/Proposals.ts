import type { CollectionConfig, Field } from 'payload'

import {
  billingProblems,
  billingStatuses,
  proposalLimits,
  proposalStatuses,
  proposalTypes,
  serviceTypes,
} from '../src/features/proposals/rules'
import type { Proposal } from '../src/payload-types'
import {
  draftOwnerOrAdmin,
  neverField,
  proposalOwnerField,
  staff,
  staffField,
  staffOrOwnClient,
  activeStaff,
} from './access'
import { group, label, options } from './fields/texts'
import { languageField } from './fields/language'
import { statusCell, personCell } from './fields/list-cells'
import { currencyField, moneyField } from './fields/money'
import { recordNumberField, timestampFields } from './fields/record'
import { richTextField } from './fields/rich-text'
import { announceHooks } from './hooks/notify'
import { lockRows } from './hooks/lock-rows'
import {
  calculateAmount,
  deleteImages,
  preventSentProposalDeletion,
  setOwner,
  requireActiveOwner,
  defaultFromLead,
} from './hooks/proposal'
import { agencyDayField } from './fields/day'
import { requireStrings, trimText } from './hooks/clean-texts'
import { proposalPreview } from './drafted'

/** Cannot be written through the API; the operations that send, sign and bill set it. */
const systemOnly = { create: neverField, update: neverField }
/** Hides the field from team members who do not own the proposal; they see only title, client, amounts and status. */
const ownerOnly = { read: proposalOwnerField, update: proposalOwnerField }

const stripeId = (name: string): Field => ({
  name,
  type: 'text',
  label: label(`proposals:${name}`),
  maxLength: proposalLimits.id,
  access: { ...systemOnly, read: staffField },
  admin: { hidden: true },
})

const readOnlyDate = (name: 'sentAt' | 'signedAt' | 'declinedAt'): Field => ({
  name,
  type: 'date',
  label: label(`proposals:${name}`),
  access: systemOnly,
  admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
})

const announced = announceHooks('proposals')

/**
 * Proposals: the draft and its status. Clients see body and amounts only from the immutable copies in
 * `proposal-versions`, one for each time the proposal was sent.
 */
export const Proposals: CollectionConfig = {
  slug: 'proposals',
  labels: { singular: label('proposals:singular'), plural: label('proposals:plural') },
  access: {
    create: staff,
    read: staffOrOwnClient('client', 'client.status', { sentAt: { exists: true } }),
    update: draftOwnerOrAdmin,
    delete: draftOwnerOrAdmin,
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['number', 'title', 'client', 'amount', 'status', 'owner', 'createdAt'],
    group: group('sell'),
    hideAPIURL: true,
    ...proposalPreview(),
  },
  disableDuplicate: true,
  // Field access depends on the owner, so a request's `select` must not omit it.
  forceSelect: { owner: true, status: true },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['client', 'createdAt'] }, { fields: ['owner', 'status'] }],
  hooks: {
    beforeOperation: [lockRows('proposals')],
    beforeValidate: [requireStrings, trimText],
    beforeChange: [setOwner, calculateAmount],
    afterChange: announced.afterChange,
    beforeDelete: [preventSentProposalDeletion, deleteImages],
    afterDelete: announced.afterDelete,
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: label('proposals:title'),
      required: true,
      maxLength: proposalLimits.title,
      defaultValue: defaultFromLead('title'),
    },
    {
      name: 'client',
      type: 'relationship',
      label: label('proposals:client'),
      relationTo: 'clients',
      required: true,
      defaultValue: defaultFromLead('client'),
      access: { update: proposalOwnerField },
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
      access: ownerOnly,
    },
    { ...richTextField('proposals', { kind: 'proposal' }), localized: false, access: ownerOnly },
    moneyField('setupFee', 'proposals:setupFee', { required: true, defaultValue: 0 }),
    moneyField('monthlyFee', 'proposals:monthlyFee', { required: true, defaultValue: 0 }),
    moneyField('amount', 'proposals:amount', {
      required: true,
      defaultValue: 0,
      access: systemOnly,
      admin: { readOnly: true },
    }),
    currencyField(),
    {
      name: 'status',
      type: 'select',
      label: label('proposals:status'),
      required: true,
      defaultValue: 'draft',
      index: true,
      options: options('proposals:statuses', proposalStatuses),
      access: systemOnly,
      admin: { components: statusCell, position: 'sidebar', readOnly: true },
    },
    {
      name: 'owner',
      type: 'relationship',
      label: label('proposals:owner'),
      relationTo: 'users',
      // The current owner may have left; the hook refuses such a new one.
      filterOptions: ({ data }: { data?: Partial<Proposal> }) => ({
        or: [activeStaff, { id: { equals: data?.owner ?? null } }],
      }),
      hooks: { beforeChange: [requireActiveOwner] },
      access: { create: neverField, update: proposalOwnerField },
      admin: { position: 'sidebar', components: personCell },
    },
    languageField({ admin: { position: 'sidebar' }, defaultValue: defaultFromLead('language', 'en') }),
    agencyDayField('expiresAt', 'proposals:expiresAt', { admin: { position: 'sidebar' } }),
    readOnlyDate('sentAt'),
    readOnlyDate('signedAt'),
    readOnlyDate('declinedAt'),
    {
      name: 'declineReason',
      type: 'textarea',
      label: label('proposals:declineReason'),
      maxLength: proposalLimits.reason,
      access: { ...systemOnly, read: ownerOnly.read },
      admin: { position: 'sidebar', readOnly: true, condition: ({ declinedAt }) => Boolean(declinedAt) },
    },
    {
      name: 'reminders',
      type: 'checkbox',
      label: label('proposals:reminders'),
      defaultValue: true,
      access: { read: staffField },
      admin: { position: 'sidebar' },
    },
    {
      name: 'lead',
      type: 'relationship',
      label: label('proposals:lead'),
      relationTo: 'leads',
      defaultValue: defaultFromLead('lead'),
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
    {
      name: 'billingStatus',
      type: 'select',
      label: label('proposals:billingStatus'),
      defaultValue: 'none',
      options: options('proposals:billingStatuses', billingStatuses),
      access: { ...systemOnly, read: staffField },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'billingProblem',
      type: 'select',
      label: label('proposals:billingProblem'),
      options: options('proposals:billingProblems', billingProblems),
      access: { ...systemOnly, read: staffField },
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: ({ billingStatus, billingProblem }) =>
          billingStatus === 'pending' && Boolean(billingProblem),
      },
    },
    // The fees for which the products were made: other fees need other prices.
    {
      name: 'billingKey',
      type: 'text',
      maxLength: proposalLimits.id,
      access: { ...systemOnly, read: staffField },
      admin: { hidden: true },
    },
    recordNumberField(),
    ...timestampFields(),
  ],
}
