import type { CollectionConfig } from 'payload'

import { proposalTemplateLimits } from '../src/features/proposals/rules'
import { staff } from './access'
import { group, label } from './fields/texts'
import { currencyField, moneyField } from './fields/money'
import { timestampFields } from './fields/record'
import { announceHooks } from './hooks/notify'
import { requireStrings, trimText } from './hooks/clean-texts'

/** Texts and fees that staff start a proposal from. The content is Markdown, in each language. A missing fee is null. */
export const ProposalTemplates: CollectionConfig = {
  slug: 'proposal-templates',
  labels: { singular: label('proposalTemplates:singular'), plural: label('proposalTemplates:plural') },
  access: { create: staff, read: staff, update: staff, delete: staff },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'description', 'setupFee', 'monthlyFee', 'createdAt'],
    group: group('sell'),
    hideAPIURL: true,
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  hooks: { beforeValidate: [requireStrings, trimText], ...announceHooks('proposalTemplates') },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: label('proposalTemplates:name'),
      required: true,
      maxLength: proposalTemplateLimits.name,
    },
    {
      name: 'description',
      type: 'textarea',
      label: label('proposalTemplates:description'),
      maxLength: proposalTemplateLimits.description,
    },
    moneyField('setupFee', 'proposalTemplates:setupFee'),
    moneyField('monthlyFee', 'proposalTemplates:monthlyFee'),
    currencyField(),
    {
      name: 'content',
      type: 'textarea',
      label: label('proposalTemplates:content'),
      localized: true,
      maxLength: proposalTemplateLimits.content,
      admin: { rows: 16 },
    },
    ...timestampFields(),
  ],
}
