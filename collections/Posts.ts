import type { CollectionConfig, Field, TextFieldSingleValidation, UIField, UnnamedGroupField } from 'payload'
import { text as validateText } from 'payload/shared'

import { postStatuses } from '../src/features/blog/rules'
import { isHttpsUrl } from '../src/lib/paths'
import { neverField, publicPostOrStaff, staff, staffField } from './access'
import { withOwnControls, noControl } from './drafted'
import { optionalInDrafts, textareaField, textField } from './fields/copy'
import { group, label, options, translate } from './fields/texts'
import { relatedTitle, titleCell, personCell } from './fields/list-cells'
import { richTextField } from './fields/rich-text'
import { slugField } from './fields/slug'
import { timestampFields } from './fields/record'
import { announceHooks, revalidateHooks } from './hooks/notify'
import { automaticRedirectHooks } from './hooks/automatic-redirects'
import {
  deriveStatus,
  requireTitleAndContent,
  setAuthor,
  setPublishedAt,
  setPublishedAtInOtherLocales,
  setSearchText,
  keepOfflineAfterArchive,
  rememberArchived,
} from './hooks/post'
import { trimText } from './hooks/clean-texts'
import { seoFields } from './seo'

const path = 'posts'
const redirectHooks = automaticRedirectHooks('posts')
const live = announceHooks('posts')
/** Cannot be written through the API. */
const systemOnly = { create: neverField, update: neverField }

/** Accepts https URLs only. */
const validateHttpsUrl: TextFieldSingleValidation = (value, args) =>
  !value || (typeof value === 'string' && isHttpsUrl(value))
    ? validateText(value, args)
    : translate(args.req, 'posts:errors:https')

/** Puts a field into the sidebar, with a description. */
const sidebar = <const More extends object>(hint: string, more?: More) => ({
  position: 'sidebar' as const,
  description: label(`posts:${hint}`),
  ...(more as More),
})

const formComponent = (path: string) => `/src/features/blog/staff/form/${path}`

/** A part of the form that stores nothing. */
const formPart = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { components: { Field: formComponent(component) }, disableListColumn: true },
})
const publishPart = formPart('publish', 'publish-field#PublishField')

/** Fields under one heading. */
const card = (name: string, fields: Field[]): UnnamedGroupField => ({
  type: 'group',
  label: label(`posts:cards:${name}`),
  admin: {
    className: `post-card-fields post-card-${name}`,
    components: { Field: '/src/components/staff/form-section#FormSection' },
  },
  fields,
})

/** Blog posts. Each locale is published separately; fields that are not localized go live when either is published. */
export const Posts: CollectionConfig = withOwnControls({
  slug: 'posts',
  labels: { singular: label('posts:singular'), plural: label('posts:plural') },
  access: { create: staff, read: publicPostOrStaff, update: staff, delete: staff, readVersions: staff },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'category', 'publishedAt', 'createdAt'],
    listSearchableFields: ['title', 'excerpt'],
    group: group('publish'),
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  hooks: {
    beforeValidate: [trimText, requireTitleAndContent, setAuthor],
    beforeChange: [setPublishedAt, setSearchText, rememberArchived, redirectHooks.beforeChange],
    beforeDelete: [redirectHooks.beforeDelete],
    afterChange: [
      keepOfflineAfterArchive,
      setPublishedAtInOtherLocales,
      redirectHooks.afterChange,
      ...revalidateHooks.afterChange,
      ...live.afterChange,
    ],
    afterDelete: [...revalidateHooks.afterDelete, ...live.afterDelete],
  },
  fields: [
    formPart('head', 'post-head#PostHead'),
    card('content', [
      {
        ...optionalInDrafts(textField('title', { path })),
        admin: { components: { ...titleCell, Field: formComponent('lazy#TitleField') } },
      },
      {
        ...slugField('posts', 'title', 'post'),
        label: label('posts:slug'),
        admin: {
          description: label('common:slugHint'),
          components: { afterInput: [formComponent('lazy#SlugHint')] },
        },
      },
      { ...textareaField('excerpt', { path, required: false, maxLength: 600 }), admin: { rows: 3 } },
      richTextField('posts', { emptyText: 'posts:errors:titleAndContent', kind: 'post' }),
      formPart('length', 'lazy#TextLength'),
    ]),
    card('seo', [...seoFields(), formPart('shared', 'lazy#SharedPreview')]),
    { ...publishPart, admin: { ...publishPart.admin, position: 'sidebar' } },
    {
      name: 'status',
      type: 'select',
      virtual: true,
      options: options('posts:statuses', postStatuses),
      access: systemOnly,
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
      admin: { components: relatedTitle, position: 'sidebar' },
    },
    {
      ...card('featuredImage', [
        {
          name: 'featuredImage',
          type: 'upload',
          relationTo: 'blog-images',
          label: label('posts:upload'),
        },
        {
          ...textField('featuredImageUrl', { path, localized: false, required: false, maxLength: 2_000 }),
          validate: validateHttpsUrl,
          admin: {
            description: label('posts:featuredImageUrlHint'),
            components: { afterInput: [formComponent('lazy#PictureByAddress')] },
          },
        },
      ]),
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedAt',
      type: 'date',
      localized: true,
      index: true,
      label: label('posts:publishedAt'),
      admin: sidebar('publishedAtHint', { date: { pickerAppearance: 'dayAndTime' } }),
    },
    {
      // Set by the status of the publish card.
      name: 'archivedAt',
      type: 'date',
      index: true,
      label: label('posts:archivedAt'),
      admin: { hidden: true },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      access: { ...systemOnly, read: staffField },
      admin: { readOnly: true, position: 'sidebar', components: personCell },
      label: label('posts:author'),
    },
    {
      ...textField('authorName', { path, required: false, maxLength: 120 }),
      admin: sidebar('authorNameHint'),
    },
    {
      // Not `hidden: true`, because hidden fields cannot be queried. Queries for pages do not select it.
      name: 'searchText',
      type: 'textarea',
      localized: true,
      // The comparison of versions would show it too.
      admin: { hidden: true, components: { Diff: noControl } },
      access: systemOnly,
    },
    ...timestampFields(),
  ],
})
