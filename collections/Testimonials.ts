import type { CollectionConfig, NumberFieldSingleValidation } from 'payload'
import { number as numberCheck } from 'payload/shared'

import { activeOrStaff, staff } from './access'
import { line, passage } from './fields/copy'
import { group, label } from './fields/label'
import { textFor } from './fields/text'
import { timestamps } from './fields/timestamps'
import { announced } from './hooks/announce'
import { trimTexts } from './hooks/trim'

const whole: NumberFieldSingleValidation = (value, args) =>
  typeof value === 'number' && !Number.isInteger(value)
    ? textFor(args.req, 'testimonials:errors:whole')
    : numberCheck(value, args)

const path = 'testimonials'

/** What clients say of the agency (specification, sections 3 and 5). */
export const Testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: { singular: label('testimonials:singular'), plural: label('testimonials:plural') },
  access: { create: staff, read: activeOrStaff, update: staff, delete: staff },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'rating', 'isActive', 'displayOrder'],
    group: group('pages'),
  },
  defaultSort: 'displayOrder',
  hooks: { beforeValidate: [trimTexts], ...announced },
  fields: [
    line('name', { path, localized: false, maxLength: 120 }),
    line('company', { path, localized: false, maxLength: 120 }),
    line('position', { path, maxLength: 120 }),
    passage('content', { path, maxLength: 1_000 }),
    {
      name: 'rating',
      type: 'number',
      required: true,
      defaultValue: 5,
      min: 1,
      max: 5,
      validate: whole,
      label: label('testimonials:rating'),
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'testimonial-images',
      label: label('testimonials:image'),
    },
    line('resultsHighlight', { path, required: false, maxLength: 200 }),
    {
      name: 'isActive',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      label: label('testimonials:isActive'),
    },
    {
      name: 'displayOrder',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      index: true,
      validate: whole,
      label: label('testimonials:displayOrder'),
    },
    ...timestamps(),
  ],
}
