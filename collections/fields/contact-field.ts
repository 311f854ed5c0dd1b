import type { Field } from 'payload'

import { contactFields, type ContactFieldName, type LeadField } from '../../src/features/leads/fields'
import { label, options } from './texts'

/**
 * A field of the contact form as a field of the collection, with the limit and options of `contactFields`. `required`
 * overrides that of the form, because staff may leave out some fields that visitors must fill in.
 */
export function contactField(name: ContactFieldName, overrides: { required?: boolean } = {}): Field {
  const { type, maxLength, optionTexts = '', options: values = [], ...field }: LeadField = contactFields[name]
  const shared = { name, label: label(`leads:${name}`), required: field.required, ...overrides }
  switch (type) {
    case 'email':
      return { ...shared, type: 'email', index: true }
    case 'select':
      return { ...shared, type: 'select', options: options(`leads:${optionTexts}`, values) }
    case 'text':
      return { ...shared, type: 'textarea', maxLength }
    default:
      return { ...shared, type: 'text', maxLength }
  }
}
