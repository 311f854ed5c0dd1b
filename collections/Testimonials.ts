import type { CollectionConfig, NumberFieldSingleValidation } from 'payload'
import { number as validateNumber } from 'payload/shared'

import { activeOrStaff, staff } from './access'
import { textareaField, textField } from './fields/copy'
import { group, label, translate } from './fields/texts'
import { timestampFields } from './fields/record'
import { announceHooks, revalidateHooks } from './hooks/notify'
import { trimText } from './hooks/clean-texts'

/** Rejects fractions, then runs Payload's own validation. */
const validateInteger: NumberFieldSingleValidation = (value, args) =>
  typeof value === 'number' && !Number.isInteger(value)
    ? translate(args.req, 'testimonials:errors:integer')
    : validateNumber(value, args)

const path = 'testimonials'
const announced = announceHooks('testimonials')

/** Testimonials of clients. */
export const Testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: { singular: label('testimonials:singular'), plural: label('testimonials:plural') },
  access: { create: staff, read: activeOrStaff, update: staff, delete: staff },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'rating', 'isActive', 'displayOrder'],
    group: group('publish'),
    hideAPIURL: true,
  },
  defaultSort: 'displayOrder',
  hooks: {
    beforeValidate: [trimText],
    afterChange: [...revalidateHooks.afterChange, ...announced.afterChange],
    afterDelete: [...revalidateHooks.afterDelete, ...announced.afterDelete],
  },
  fields: [
    textField('name', { path, localized: false, maxLength: 120 }),
    textField('company', { path, localized: false, maxLength: 120 }),
    textField('position', { path, maxLength: 120 }),
    textareaField('content', { path, maxLength: 1_000 }),
    {
      name: 'rating',
      type: 'number',
      required: true,
      defaultValue: 5,
      min: 1,
      max: 5,
      validate: validateInteger,
      label: label('testimonials:rating'),
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'testimonial-images',
      label: label('testimonials:image'),
    },
    textField('resultsHighlight', { path, required: false, maxLength: 200 }),
    {
      name: 'isActive',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      label: label('testimonials:isActive'),
    },
    // Not a client of the agency, but an example: pages say so.
    {
      name: 'isSample',
      type: 'checkbox',
      defaultValue: false,
      label: label('testimonials:isSample'),
    },
    {
      name: 'displayOrder',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      index: true,
      validate: validateInteger,
      label: label('testimonials:displayOrder'),
    },
    ...timestampFields(),
  ],
}
