import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'

/**
 * Writes the same two rows as lead capture with nothing but Payload: a collection with public create access, a hook that
 * inserts the second row in the same transaction, the default adapter and no rate limits. It runs in its own Next app.
 */

const text = (name, more) => ({ name, type: 'text', ...more })
const list = (name, values, more) => ({ name, type: 'select', options: values, ...more })

const leads = {
  slug: 'leads',
  access: { create: () => true },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        const data = { message: doc.message, page_url: doc.pageUrl }
        // eslint-disable-next-line no-restricted-syntax -- the usual way to write it
        await req.payload.create({
          collection: 'lead-activities',
          data: { lead: doc.id, type: 'form_submit', data },
          req,
        })
      },
    ],
  },
  fields: [
    text('name', { required: true, maxLength: 120 }),
    { name: 'email', type: 'email', required: true },
    text('phone', { maxLength: 40 }),
    text('company', { maxLength: 160 }),
    { name: 'message', type: 'textarea', maxLength: 5_000 },
    list('serviceInterest', [
      'automation',
      'content',
      'seo',
      'webdev',
      'email',
      'ads',
      'consulting',
      'other',
    ]),
    list('status', ['new', 'contacted'], { required: true, defaultValue: 'new' }),
    list('language', ['en', 'es'], { required: true, defaultValue: 'en' }),
    list('sourceName', ['Contact Form'], { required: true, defaultValue: 'Contact Form' }),
    { name: 'score', type: 'number', required: true, defaultValue: 0 },
    text('pageUrl', { maxLength: 2_000 }),
    { name: 'utm', type: 'group', fields: ['source', 'medium', 'campaign'].map((name) => text(name)) },
    text('submissionId', { unique: true }),
  ],
}

const activities = {
  slug: 'lead-activities',
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', required: true },
    list('type', ['form_submit'], { required: true }),
    { name: 'data', type: 'json', required: true },
  ],
}

export default buildConfig({
  secret: 'a secret for a short benchmark',
  telemetry: false,
  defaultDepth: 0,
  graphQL: { disable: true },
  typescript: { autoGenerate: false },
  collections: [leads, activities],
  db: postgresAdapter({
    idType: 'uuid',
    push: false,
    disableCreateDatabase: true,
    // eslint-disable-next-line no-restricted-syntax -- runs as its own process
    pool: { connectionString: process.env.DATABASE_URL, max: 8 },
  }),
})
