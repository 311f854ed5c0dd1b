import type { CollectionConfig, Field } from 'payload'

import { never, versionReaders } from './access'
import { group, label } from './fields/label'
import { language } from './fields/language'
import { cents, currency } from './fields/money'

const fact = (name: string, type: 'number' | 'text' | 'date', required = true): Field =>
  ({ name, type, required, label: label(`proposalVersions:${name}`) }) as Field

/**
 * A proposal as it was sent: written once by `freezeProposal`, and by the database never changed or deleted
 * (migrations). What the client reads, and what a signature binds.
 */
export const ProposalVersions: CollectionConfig = {
  slug: 'proposal-versions',
  labels: { singular: label('proposalVersions:singular'), plural: label('proposalVersions:plural') },
  access: { create: never, read: versionReaders, update: never, delete: never },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'number', 'amount', 'sha256', 'frozenAt'],
    group: group('clients'),
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
    fact('number', 'number'),
    fact('title', 'text'),
    language(),
    cents('setupFee', 'proposals:setupFee', { required: true }),
    cents('monthlyFee', 'proposals:monthlyFee', { required: true }),
    cents('amount', 'proposals:amount', { required: true }),
    currency(),
    fact('expiresAt', 'date', false),
    fact('frozenAt', 'date'),
    fact('sha256', 'text'),
    // The bytes that the digest is of: the whole document, the body included.
    { name: 'canonical', type: 'textarea', required: true, admin: { hidden: true } },
  ],
}
