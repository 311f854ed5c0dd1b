import type { CollectionConfig } from 'payload'

import { never } from './access'

/** What a visitor without JavaScript typed into a form that failed, for ten minutes (product.md). */
export const FormDrafts: CollectionConfig = {
  slug: 'form-drafts',
  access: { create: never, read: never, update: never, delete: never },
  admin: { hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    { name: 'form', type: 'text', required: true },
    { name: 'values', type: 'json', required: true },
    { name: 'faults', type: 'json', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
