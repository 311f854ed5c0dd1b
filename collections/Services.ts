import type { CollectionConfig } from 'payload'

import { listKinds, serviceSlugs } from '../src/features/services/rules'
import { never, neverField, publishedOrStaff, staff } from './access'
import { drafted } from './drafted'
import { localizedArrayField, metaFields, textareaField, textField } from './fields/copy'
import { priceFields, questionsField } from './fields/prices'
import { group, label, options } from './fields/texts'
import { titleCell } from './fields/list-cells'
import { timestampFields } from './fields/record'
import { revalidateHooks } from './hooks/notify'
import { trimText } from './hooks/clean-texts'

const path = 'services'

/** The six services. Their slugs are fixed, so none can be created or deleted; staff edit their copy. */
export const Services: CollectionConfig = drafted({
  slug: 'services',
  labels: { singular: label('services:singular'), plural: label('services:plural') },
  access: { create: never, read: publishedOrStaff, update: staff, delete: never, readVersions: staff },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    group: group('publish'),
    hideAPIURL: true,
  },
  disableDuplicate: true,
  defaultSort: 'displayOrder',
  hooks: { beforeValidate: [trimText], ...revalidateHooks },
  fields: [
    {
      name: 'slug',
      type: 'select',
      required: true,
      unique: true,
      options: [...serviceSlugs],
      access: { update: neverField },
      admin: { readOnly: true, position: 'sidebar' },
      label: label('common:slug'),
    },
    {
      name: 'displayOrder',
      type: 'number',
      required: true,
      min: 0,
      defaultValue: 0,
      admin: { position: 'sidebar' },
      label: label('services:displayOrder'),
    },
    { ...textField('title', { path }), admin: { components: titleCell } },
    textField('subtitle', { path }),
    textareaField('description', { path }),
    textareaField('bullets', { path }),
    textField('benefit', { path, maxLength: 300 }),
    textareaField('heroText', { path }),
    localizedArrayField('lists', [
      {
        name: 'kind',
        type: 'select',
        required: true,
        label: label('services:kind'),
        options: options('services:kinds', listKinds),
      },
      textField('title', { localized: false }),
      {
        ...localizedArrayField('items', [
          textField('title', { localized: false }),
          textareaField('text', { localized: false, required: false, maxLength: 600 }),
        ]),
        localized: false,
      },
    ]),
    ...priceFields(),
    questionsField(),
    ...metaFields(),
    ...timestampFields(),
  ],
})
