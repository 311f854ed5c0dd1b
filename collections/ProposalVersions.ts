import type { CollectionConfig, Field } from 'payload'

import { proposalLimits } from '../src/features/proposals/rules'
import { never, proposalVersionReader } from './access'
import { group, label } from './fields/texts'
import { languageField } from './fields/language'
import { currencyField, moneyField } from './fields/money'

const versionField = (name: string, type: 'number' | 'text' | 'date', required = true): Field =>
  ({ name, type, required, label: label(`proposalVersions:${name}`) }) as Field

/**
 * Immutable copies of proposals as they were sent, created by `freezeProposal`. Database triggers
 * (`migrations/base/written-once.ts`) reject updates and deletes. Clients read and sign these copies.
 */
export const ProposalVersions: CollectionConfig = {
  slug: 'proposal-versions',
  labels: { singular: label('proposalVersions:singular'), plural: label('proposalVersions:plural') },
  access: { create: never, read: proposalVersionReader, update: never, delete: never },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'number', 'amount', 'sha256', 'frozenAt'],
    group: group('sell'),
    hideAPIURL: true,
  },
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  defaultSort: '-number',
  indexes: [{ fields: ['proposal', 'number'], unique: true }],
  fields: [
    {
      name: 'proposal',
      type: 'relationship',
      label: label('proposalVersions:proposal'),
      relationTo: 'proposals',
      required: true,
    },
    versionField('number', 'number'),
    versionField('title', 'text'),
    languageField(),
    moneyField('setupFee', 'proposals:setupFee', { required: true }),
    moneyField('monthlyFee', 'proposals:monthlyFee', { required: true }),
    moneyField('amount', 'proposals:amount', { required: true }),
    currencyField(),
    versionField('expiresAt', 'date', false),
    versionField('frozenAt', 'date'),
    versionField('sha256', 'text'),
    // The canonical JSON of the whole proposal, from which `sha256` is computed.
    {
      name: 'canonical',
      type: 'textarea',
      required: true,
      maxLength: proposalLimits.canonical,
      admin: { hidden: true },
    },
  ],
}
