import type { CollectionConfig } from 'payload'

import { publishedOrStaff, staff } from './access'
import { withValidatedDrafts } from './drafted'
import { optionalInDrafts, textareaField, textField } from './fields/copy'
import { group, label } from './fields/texts'
import { titleCell } from './fields/list-cells'
import { timestampFields } from './fields/record'
import { trimText } from './hooks/clean-texts'
import { revalidateHooks } from './hooks/notify'

const path = 'openings'
const optional = { path, required: false }

/** Open positions. They have no pages of their own: /careers shows each one whole. */
export const Openings: CollectionConfig = withValidatedDrafts({
  slug: 'openings',
  labels: { singular: label('openings:singular'), plural: label('openings:plural') },
  access: { create: staff, read: publishedOrStaff, update: staff, delete: staff, readVersions: staff },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'place', 'updatedAt'],
    group: group('publish'),
    hideAPIURL: true,
  },
  defaultSort: 'displayOrder',
  hooks: { beforeValidate: [trimText], ...revalidateHooks },
  fields: [
    { ...optionalInDrafts(textField('title', { path, maxLength: 120 })), admin: { components: titleCell } },
    textField('place', { ...optional, maxLength: 120 }),
    textField('hours', { ...optional, maxLength: 120 }),
    textField('pay', { ...optional, maxLength: 120 }),
    textareaField('text', optional),
    textareaField('tasks', optional),
    textareaField('needs', optional),
    {
      name: 'displayOrder',
      type: 'number',
      required: true,
      min: 0,
      defaultValue: 0,
      label: label('caseStudies:displayOrder'),
      admin: { position: 'sidebar' },
    },
    ...timestampFields(),
  ],
})
