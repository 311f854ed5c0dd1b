import type { CollectionConfig, GroupField } from 'payload'

import { serviceSlugs } from '../src/features/services/rules'
import { publishedOrStaff, staff, staffField } from './access'
import { withValidatedDrafts } from './drafted'
import {
  groupField,
  localizedArrayField,
  metaFields,
  optionalInDrafts,
  textareaField,
  textField,
} from './fields/copy'
import { group, label, options } from './fields/texts'
import { relatedTitle, titleCell } from './fields/list-cells'
import { slugField } from './fields/slug'
import { timestampFields } from './fields/record'
import { automaticRedirectHooks } from './hooks/automatic-redirects'
import { trimText } from './hooks/clean-texts'
import { revalidateHooks } from './hooks/notify'

const path = 'caseStudies'
const redirectHooks = automaticRedirectHooks('case-studies')
const optional = { path, required: false }
const inRow = { path, localized: false }

/** What hurt, in the owner's words. */
const problem: GroupField = {
  ...groupField('problem', [
    textareaField('words', { ...optional, maxLength: 600 }),
    textField('saidBy', optional),
    textareaField('text', optional),
  ]),
  label: label('caseStudies:problem'),
}

/** The client's own sentence about the result. Without one, the page quotes the testimonial. */
const quote = groupField('quote', [
  textareaField('words', { ...optional, maxLength: 600 }),
  textField('person', { ...optional, localized: false }),
  textField('role', optional),
  textField('signed', optional),
])

/** The steps of the work, in order. */
const work = localizedArrayField(
  'work',
  [
    optionalInDrafts(textField('time', inRow)),
    optionalInDrafts(textField('title', inRow)),
    textareaField('text', { ...inRow, required: false, maxLength: 600 }),
  ],
  6,
)

/** What came back. A figure says how it was counted; with both amounts the page draws a door before and a door after. */
const results = localizedArrayField(
  'results',
  [
    optionalInDrafts(textField('value', { ...inRow, maxLength: 20 })),
    optionalInDrafts(textField('title', inRow)),
    optionalInDrafts(textField('counted', { ...inRow, maxLength: 400 })),
    textField('source', { ...inRow, required: false }),
    textField('before', { ...inRow, required: false, maxLength: 20 }),
    textField('after', { ...inRow, required: false, maxLength: 20 }),
    { name: 'beforeAmount', type: 'number', min: 0, label: label('caseStudies:beforeAmount') },
    { name: 'afterAmount', type: 'number', min: 0, label: label('caseStudies:afterAmount') },
  ],
  3,
)

/**
 * Case studies, each language published separately. What is empty, or points to something that was deleted, is left out of
 * the page, which names the client by itself.
 */
export const CaseStudies: CollectionConfig = withValidatedDrafts({
  slug: 'case-studies',
  labels: { singular: label('caseStudies:singular'), plural: label('caseStudies:plural') },
  access: { create: staff, read: publishedOrStaff, update: staff, delete: staff, readVersions: staff },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'clientName', '_status', 'industry', 'updatedAt'],
    listSearchableFields: ['title', 'clientName'],
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
    { ...optionalInDrafts(textField('title', { path })), admin: { components: titleCell } },
    optionalInDrafts(textField('clientName', { path, localized: false, maxLength: 120 })),
    textareaField('summary', { ...optional, maxLength: 600 }),
    textField('business', optional),
    textField('place', { ...optional, maxLength: 120 }),
    textField('cost', optional),
    textField('duration', optional),
    problem,
    work,
    results,
    textareaField('lesson', optional),
    quote,
    ...metaFields(),
    slugField('case-studies', 'title', 'case'),
    {
      name: 'isSample',
      type: 'checkbox',
      defaultValue: false,
      label: label('caseStudies:isSample'),
      admin: { position: 'sidebar', description: label('caseStudies:isSampleHint') },
    },
    {
      name: 'services',
      type: 'select',
      hasMany: true,
      options: options('services:names', serviceSlugs),
      label: label('caseStudies:services'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'industry',
      type: 'relationship',
      relationTo: 'industries',
      index: true,
      label: label('caseStudies:industry'),
      admin: { position: 'sidebar', components: relatedTitle },
    },
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'site-images',
      label: label('caseStudies:picture'),
      admin: { position: 'sidebar', description: label('caseStudies:pictureHint') },
    },
    {
      name: 'testimonial',
      type: 'relationship',
      relationTo: 'testimonials',
      label: label('caseStudies:testimonial'),
      admin: { position: 'sidebar', description: label('caseStudies:testimonialHint') },
    },
    {
      name: 'client',
      type: 'relationship',
      relationTo: 'clients',
      access: { read: staffField },
      label: label('caseStudies:client'),
      admin: { position: 'sidebar', description: label('caseStudies:clientHint') },
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
