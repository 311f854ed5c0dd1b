import type { CollectionConfig } from 'payload'

import { never, proposalVersionReader } from './access'
import { label } from './fields/texts'
import { personCell } from './fields/list-cells'

/** When a client's user first opened a version of a proposal: one row per user and version. Rows are never changed. */
export const ProposalViews: CollectionConfig = {
  slug: 'proposal-views',
  labels: { singular: label('proposalViews:singular'), plural: label('proposalViews:plural') },
  access: { create: never, read: proposalVersionReader, update: never, delete: never },
  admin: {
    useAsTitle: 'viewedAt',
    defaultColumns: ['proposal', 'user', 'viewedAt'],
    group: false,
    hideAPIURL: true,
  },
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  defaultSort: 'viewedAt',
  indexes: [{ fields: ['version', 'user'], unique: true }],
  fields: [
    {
      name: 'proposal',
      type: 'relationship',
      label: label('proposalViews:proposal'),
      relationTo: 'proposals',
      required: true,
    },
    {
      name: 'version',
      type: 'relationship',
      label: label('proposalViews:version'),
      relationTo: 'proposal-versions',
      required: true,
    },
    // Empty when the account was deleted.
    {
      name: 'user',
      type: 'relationship',
      label: label('proposalViews:user'),
      relationTo: 'users',
      admin: { components: personCell },
    },
    { name: 'viewedAt', type: 'date', label: label('proposalViews:viewedAt'), required: true },
  ],
}
