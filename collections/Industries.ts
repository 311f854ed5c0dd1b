import type { CollectionConfig } from 'payload'

import { serviceSlugs } from '../src/features/services/rules'
import { publishedOrStaff, staff } from './access'
import { withValidatedDrafts } from './drafted'
import { localizedArrayField, metaFields, optionalInDrafts, textareaField, textField } from './fields/copy'
import { group, label, options } from './fields/texts'
import { titleCell } from './fields/list-cells'
import { slugField } from './fields/slug'
import { timestampFields } from './fields/record'
import { automaticRedirectHooks } from './hooks/automatic-redirects'
import { trimText } from './hooks/clean-texts'
import { revalidateHooks } from './hooks/notify'

const path = 'industries'
const redirectHooks = automaticRedirectHooks('industries')

/** What the agency does first for such a business; each job is part of a service. */
const jobs = localizedArrayField(
  'jobs',
  [
    optionalInDrafts(textField('title', { path, localized: false })),
    {
      name: 'service',
      type: 'select',
      options: options('services:names', serviceSlugs),
      label: label('industries:service'),
    },
  ],
  8,
)

/** The kinds of business that the agency knows. Each language is published separately. */
export const Industries: CollectionConfig = withValidatedDrafts({
  slug: 'industries',
  labels: { singular: label('industries:singular'), plural: label('industries:plural') },
  access: { create: staff, read: publishedOrStaff, update: staff, delete: staff, readVersions: staff },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'slug', 'updatedAt'],
    group: group('publish'),
    hideAPIURL: true,
  },
  defaultSort: 'displayOrder',
  hooks: {
    beforeValidate: [trimText],
    beforeChange: [redirectHooks.beforeChange],
    beforeDelete: [redirectHooks.beforeDelete],
    afterChange: [redirectHooks.afterChange, ...revalidateHooks.afterChange],
    afterDelete: revalidateHooks.afterDelete,
  },
  fields: [
    { ...optionalInDrafts(textField('title', { path, maxLength: 120 })), admin: { components: titleCell } },
    textareaField('week', { path, required: false, maxLength: 600 }),
    jobs,
    ...metaFields(),
    slugField('industries', 'title', 'industry'),
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'site-images',
      label: label('industries:picture'),
      admin: { position: 'sidebar', description: label('caseStudies:pictureHint') },
    },
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
