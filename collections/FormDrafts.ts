import type { CollectionConfig } from 'payload'

import { never } from './access'

/**
 * Stores for ten minutes the input of a form that could not be accepted, to show it again to visitors without JavaScript.
 */
export const FormDrafts: CollectionConfig = {
  slug: 'form-drafts',
  access: { create: never, read: never, update: never, delete: never },
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    { name: 'form', type: 'text', required: true },
    { name: 'values', type: 'json', required: true },
    { name: 'fieldErrors', type: 'json', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
