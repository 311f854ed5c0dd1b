import type { CollectionConfig } from 'payload'

import { anyone, staff } from './access'
import { line, passage } from './fields/copy'
import { group, label } from './fields/label'
import { slug } from './fields/slug'
import { timestamps } from './fields/timestamps'
import { announced } from './hooks/announce'
import { moved } from './hooks/moved'
import { trimTexts } from './hooks/trim'

const move = moved('categories')

/** What posts are about. Names fall back to the other language (product.md). */
export const Categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: label('categories:singular'), plural: label('categories:plural') },
  access: { create: staff, read: anyone, update: staff, delete: staff },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'description'],
    group: group('blog'),
  },
  defaultSort: 'name',
  hooks: {
    beforeValidate: [trimTexts],
    beforeChange: [move.beforeChange],
    beforeDelete: [move.beforeDelete],
    ...announced,
    afterChange: [move.afterChange, ...announced.afterChange],
  },
  fields: [
    line('name', { path: 'categories', required: true, maxLength: 120 }),
    slug('categories', 'name', 'category'),
    passage('description', { path: 'categories', required: false, maxLength: 600 }),
    ...timestamps(),
  ],
}
