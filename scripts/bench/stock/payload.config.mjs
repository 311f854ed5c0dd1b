import { postgresAdapter } from '@payloadcms/db-postgres'
import { formBuilderPlugin } from '@payloadcms/plugin-form-builder'
import { nestedDocsPlugin } from '@payloadcms/plugin-nested-docs'
import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { searchPlugin } from '@payloadcms/plugin-search'
import { seoPlugin } from '@payloadcms/plugin-seo'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { Categories, Media, Pages, Posts, Users } from './collections.mjs'
import { plainEditor, sectionEditor } from './editors.mjs'
import { array, group, text, upload } from './fields.mjs'
import { Footer, Header } from './globals.mjs'

const formFields = ({ defaultFields }) =>
  defaultFields.map((field) =>
    field.name === 'confirmationMessage' ? { ...field, editor: sectionEditor } : field,
  )

const searchFields = ({ defaultFields }) => [
  ...defaultFields,
  text('slug', { index: true }),
  group('meta', [text('title'), text('description'), upload('image')]),
  array('categories', [text('relationTo'), text('categoryID'), text('title')]),
]

/**
 * What staff get from Payload alone: the collections, globals, plugins and editor features that its website template
 * has, by their names. Without the site before it, and without the components of its own that the template adds.
 */
export default buildConfig({
  secret: 'a secret for a short benchmark',
  telemetry: false,
  typescript: { autoGenerate: false },
  editor: plainEditor,
  collections: [Pages, Posts, Media, Categories, Users],
  globals: [Header, Footer],
  plugins: [
    redirectsPlugin({ collections: ['pages', 'posts'] }),
    nestedDocsPlugin({
      collections: ['categories'],
      generateURL: (docs) => docs.reduce((url, { slug }) => `${url}/${slug}`, ''),
    }),
    // The collections have the fields.
    seoPlugin({
      generateTitle: ({ doc }) => `${doc.title ?? ''} | Stock`,
      generateURL: ({ doc }) => `http://localhost/${doc.slug ?? ''}`,
    }),
    formBuilderPlugin({ fields: { payment: false }, formOverrides: { fields: formFields } }),
    searchPlugin({ collections: ['posts'], searchOverrides: { fields: searchFields } }),
  ],
  sharp,
  db: postgresAdapter({
    push: false,
    // eslint-disable-next-line no-restricted-syntax -- runs as its own process
    pool: { connectionString: process.env.DATABASE_URL },
  }),
  admin: {
    user: Users.slug,
    livePreview: {
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 375, height: 667 },
        { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
        { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
  },
})
