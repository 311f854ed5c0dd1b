import type { CollectionConfig } from 'payload'

import { listKinds, serviceSlugs } from '../src/features/services/rules'
import { never, neverField, publishedOrStaff, staff } from './access'
import { line, meta, passage, rows } from './fields/copy'
import { group, label, options } from './fields/label'
import { timestamps } from './fields/timestamps'
import { announced } from './hooks/announce'
import { trimTexts } from './hooks/trim'

const path = 'services'

/** The six services. Their addresses are fixed, so none is made or deleted by hand; all they say is staff's. */
export const Services: CollectionConfig = {
  slug: 'services',
  labels: { singular: label('services:singular'), plural: label('services:plural') },
  access: { create: never, read: publishedOrStaff, update: staff, delete: never, readVersions: staff },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    group: group('pages'),
  },
  disableDuplicate: true,
  defaultSort: 'displayOrder',
  versions: { maxPerDoc: 50, drafts: { localizeStatus: true, autosave: false } },
  hooks: { beforeValidate: [trimTexts], ...announced },
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
    line('title', { path }),
    line('subtitle', { path }),
    passage('description', { path }),
    passage('bullets', { path }),
    line('benefit', { path, maxLength: 300 }),
    passage('heroText', { path }),
    rows('lists', [
      {
        name: 'kind',
        type: 'select',
        required: true,
        label: label('services:kind'),
        options: options('services:kinds', listKinds),
      },
      line('title', { localized: false }),
      {
        ...rows('items', [
          line('title', { localized: false }),
          passage('text', { localized: false, required: false, maxLength: 600 }),
        ]),
        localized: false,
      },
    ]),
    ...meta(),
    ...timestamps(),
  ],
}
