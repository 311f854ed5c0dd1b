import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { text as textCheck } from 'payload/shared'

import { postStatuses } from '../src/features/blog/rules'
import { isSecure } from '../src/lib/paths'
import { neverField, publicPostOrStaff, staff, staffField } from './access'
import { line, meta, passage } from './fields/copy'
import { document } from './fields/document'
import { group, label, options } from './fields/label'
import { slug } from './fields/slug'
import { textFor } from './fields/text'
import { timestamps } from './fields/timestamps'
import { announced } from './hooks/announce'
import { moved } from './hooks/moved'
import { dateOtherLanguages, datePublication, deriveStatus, keepSearchText, nameAuthor } from './hooks/post'
import { trimTexts } from './hooks/trim'

const path = 'posts'
const move = moved('posts')
const system = { create: neverField, update: neverField }

const httpsCheck: TextFieldSingleValidation = (value, args) =>
  !value || (typeof value === 'string' && isSecure(value))
    ? textCheck(value, args)
    : textFor(args.req, 'posts:errors:https')

/** Beside the text, with a sentence on what it does. */
const aside = <const More extends object>(hint: string, more?: More) => ({
  position: 'sidebar' as const,
  description: label(`posts:${hint}`),
  ...(more as More),
})

/** The blog. Each language is published by itself; what both share goes live with whichever is (product.md). */
export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: label('posts:singular'), plural: label('posts:plural') },
  access: { create: staff, read: publicPostOrStaff, update: staff, delete: staff, readVersions: staff },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'category', 'publishedAt', 'createdAt'],
    listSearchableFields: ['title', 'excerpt'],
    group: group('blog'),
  },
  defaultSort: '-createdAt',
  versions: { maxPerDoc: 50, drafts: { localizeStatus: true, autosave: false } },
  hooks: {
    beforeValidate: [trimTexts, nameAuthor],
    beforeChange: [datePublication, keepSearchText, move.beforeChange],
    beforeDelete: [move.beforeDelete],
    ...announced,
    afterChange: [dateOtherLanguages, move.afterChange, ...announced.afterChange],
  },
  fields: [
    line('title', { path }),
    slug('posts', 'title', 'post'),
    passage('excerpt', { path, required: false, maxLength: 600 }),
    document('posts', 'posts:errors:titleAndContent'),
    {
      name: 'status',
      type: 'select',
      virtual: true,
      options: options('posts:statuses', postStatuses),
      access: system,
      admin: { hidden: true },
      label: label('posts:status'),
      hooks: { afterRead: [deriveStatus] },
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      index: true,
      label: label('posts:category'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedAt',
      type: 'date',
      localized: true,
      index: true,
      label: label('posts:publishedAt'),
      admin: aside('publishedAtHint', { date: { pickerAppearance: 'dayAndTime' } }),
    },
    {
      name: 'archivedAt',
      type: 'date',
      index: true,
      label: label('posts:archivedAt'),
      admin: aside('archivedAtHint', { date: { pickerAppearance: 'dayAndTime' } }),
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      access: { ...system, read: staffField },
      admin: { readOnly: true, position: 'sidebar' },
      label: label('posts:author'),
    },
    {
      ...line('authorName', { path, localized: false, required: false, maxLength: 120 }),
      admin: aside('authorNameHint'),
    },
    {
      name: 'featuredImage',
      type: 'upload',
      relationTo: 'blog-images',
      label: label('posts:featuredImage'),
      admin: { position: 'sidebar' },
    },
    {
      ...line('featuredImageUrl', { path, localized: false, required: false, maxLength: 2_000 }),
      validate: httpsCheck,
      admin: aside('featuredImageUrlHint'),
    },
    {
      // Not `hidden`: what is hidden cannot be searched. Queries of pages name what they answer, and this is not in it.
      name: 'searchText',
      type: 'textarea',
      localized: true,
      admin: { hidden: true },
      access: system,
    },
    ...meta(),
    ...timestamps(),
  ],
}
