import {
  MetaDescriptionField,
  MetaImageField,
  MetaTitleField,
  OverviewField,
  PreviewField,
} from '@payloadcms/plugin-seo/fields'
import { slugField } from 'payload'

import { banner, code, mediaBlock, sections } from './blocks.mjs'
import { captionEditor, postEditor, sectionEditor } from './editors.mjs'
import {
  array,
  field,
  group,
  links,
  relationship,
  richText,
  select,
  sidebar,
  tabs,
  text,
  upload,
  when,
} from './fields.mjs'

const anyone = () => true
const signedIn = ({ req }) => Boolean(req.user)
const publishedOrSignedIn = ({ req }) => (req.user ? true : { _status: { equals: 'published' } })
const closed = { create: signedIn, update: signedIn, delete: signedIn }

const seoTab = {
  name: 'meta',
  label: 'SEO',
  fields: [
    OverviewField({ titlePath: 'meta.title', descriptionPath: 'meta.description', imagePath: 'meta.image' }),
    MetaTitleField({ hasGenerateFn: true }),
    MetaImageField({ relationTo: 'media' }),
    MetaDescriptionField({}),
    PreviewField({ hasGenerateFn: true, titlePath: 'meta.title', descriptionPath: 'meta.description' }),
  ],
}

const previewOf = (folder, slug) => `/${folder}/${slug ?? ''}`

/** A collection whose documents have drafts, a preview and a date of publication. */
const published = (slug, fields) => ({
  slug,
  access: { ...closed, read: publishedOrSignedIn },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'updatedAt'],
    livePreview: { url: ({ data }) => previewOf(slug, data?.slug) },
    preview: (data) => previewOf(slug, data?.slug),
  },
  defaultPopulate: { title: true, slug: true },
  versions: { drafts: { autosave: { interval: 100 }, schedulePublish: true }, maxPerDoc: 50 },
  fields: [text('title', { required: true }), ...fields, field('date', 'publishedAt', sidebar), slugField()],
})

export const Pages = published('pages', [
  tabs(
    {
      label: 'Hero',
      fields: [
        group('hero', [
          select('type', ['lowImpact', 'none', 'highImpact', 'mediumImpact'], { required: true }),
          richText('richText', sectionEditor, { label: false }),
          links(2),
          upload('media', { required: true, ...when('type', 'highImpact', 'mediumImpact') }),
        ]),
      ],
    },
    {
      label: 'Content',
      fields: [
        field('blocks', 'layout', { blocks: sections, required: true, admin: { initCollapsed: true } }),
      ],
    },
    seoTab,
  ),
])

const hidden = { access: { update: () => false }, admin: { disabled: true, readOnly: true } }

export const Posts = published('posts', [
  tabs(
    {
      label: 'Content',
      fields: [
        upload('heroImage'),
        richText('content', postEditor([banner, code, mediaBlock]), { label: false, required: true }),
      ],
    },
    {
      label: 'Meta',
      fields: [
        relationship('relatedPosts', 'posts', {
          ...sidebar,
          hasMany: true,
          filterOptions: ({ id }) => ({ id: { not_in: [id] } }),
        }),
        relationship('categories', 'categories', { ...sidebar, hasMany: true }),
      ],
    },
    seoTab,
  ),
  relationship('authors', 'users', { ...sidebar, hasMany: true }),
  array('populatedAuthors', [text('id'), text('name')], hidden),
])

const sizes = { thumbnail: 300, square: 500, small: 600, medium: 900, large: 1_400, xlarge: 1_920 }

export const Media = {
  slug: 'media',
  access: { ...closed, read: anyone },
  fields: [text('alt'), richText('caption', captionEditor)],
  upload: {
    adminThumbnail: 'thumbnail',
    focalPoint: true,
    imageSizes: [
      ...Object.entries(sizes).map(([name, width]) => ({ name, width })),
      { name: 'og', width: 1_200, height: 630, crop: 'center' },
    ],
  },
}

export const Categories = {
  slug: 'categories',
  access: { ...closed, read: anyone },
  admin: { useAsTitle: 'title' },
  fields: [text('title', { required: true }), slugField({ position: undefined })],
}

export const Users = {
  slug: 'users',
  auth: true,
  access: { ...closed, read: signedIn, admin: signedIn },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'email'] },
  fields: [text('name')],
  timestamps: true,
}
