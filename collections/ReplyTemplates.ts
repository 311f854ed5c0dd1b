import type { CollectionConfig } from 'payload'

import { replyTemplateLimits } from '../src/features/leads/rules'
import { staff } from './access'
import { group, label } from './fields/texts'
import { titleCell } from './fields/list-cells'
import { timestampFields } from './fields/record'
import { announceHooks } from './hooks/notify'
import { requireStrings, trimText } from './hooks/clean-texts'

/** Reply templates for leads, written per language. A template is offered only in languages that have a text. */
export const ReplyTemplates: CollectionConfig = {
  slug: 'reply-templates',
  labels: { singular: label('replyTemplates:singular'), plural: label('replyTemplates:plural') },
  access: { create: staff, read: staff, update: staff, delete: staff },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'subject', 'updatedAt'],
    group: group('answer'),
    hideAPIURL: true,
  },
  defaultSort: 'createdAt',
  hooks: { beforeValidate: [requireStrings, trimText], ...announceHooks('replyTemplates') },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: label('replyTemplates:title'),
      required: true,
      localized: true,
      maxLength: replyTemplateLimits.title,
      admin: { components: titleCell, description: label('replyTemplates:titleHint') },
    },
    {
      name: 'subject',
      type: 'text',
      label: label('replyTemplates:subject'),
      localized: true,
      maxLength: replyTemplateLimits.subject,
    },
    {
      name: 'content',
      type: 'textarea',
      label: label('replyTemplates:content'),
      required: true,
      localized: true,
      maxLength: replyTemplateLimits.content,
      admin: { rows: 10, description: label('replyTemplates:contentHint') },
    },
    ...timestampFields(),
  ],
}
