import type { CollectionConfig } from 'payload'

import { anyone, staff } from './access'
import { textareaField, textField } from './fields/copy'
import { group, label } from './fields/texts'
import { titleCell } from './fields/list-cells'
import { slugField } from './fields/slug'
import { timestampFields } from './fields/record'
import { announceHooks, revalidateHooks } from './hooks/notify'
import { automaticRedirectHooks } from './hooks/automatic-redirects'
import { trimText } from './hooks/clean-texts'

const redirectHooks = automaticRedirectHooks('categories')
const live = announceHooks('categories')

/** Categories of posts. Where a name is missing in one language, pages show the other language's. */
export const Categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: label('categories:singular'), plural: label('categories:plural') },
  access: { create: staff, read: anyone, update: staff, delete: staff },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'description'],
    group: group('publish'),
    hideAPIURL: true,
  },
  defaultSort: 'name',
  hooks: {
    beforeValidate: [trimText],
    beforeChange: [redirectHooks.beforeChange],
    beforeDelete: [redirectHooks.beforeDelete],
    afterChange: [redirectHooks.afterChange, ...revalidateHooks.afterChange, ...live.afterChange],
    afterDelete: [...revalidateHooks.afterDelete, ...live.afterDelete],
  },
  fields: [
    {
      ...textField('name', { path: 'categories', required: true, maxLength: 120 }),
      admin: { components: titleCell },
    },
    slugField('categories', 'name', 'category'),
    textareaField('description', { path: 'categories', required: false, maxLength: 600 }),
    ...timestampFields(),
  ],
}
