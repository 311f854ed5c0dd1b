import { createLocalReq, type Payload } from 'payload'
import sharp from 'sharp'

import { pages } from '@/features/routes/registry'
import { freezeImages } from '@/features/proposals/operations/freeze-proposal'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { sql } from '@/lib/server/db/sql'
import type { User } from '@/payload-types'
import { documentOfText, leadInput, makeLead } from './fixtures'
import {
  clientIdOf,
  clientInput,
  invoiceInput,
  makeInvoice,
  makeProposal,
  makeTicket,
  proposalInput,
  signatureInput,
  sentProposal,
  ticketInput,
} from './client-records'
import { rowsOf } from './rows'

export const operations = ['create', 'read', 'update', 'delete'] as const
export type Operation = (typeof operations)[number]
export const callers = ['anonymous', 'client', 'team', 'admin'] as const
export type Caller = (typeof callers)[number]

/** c, r, u and d for the operations allowed on any row; in brackets those allowed only on the caller's own rows. */
type Row = Record<Caller, string>

/** The row ids to try: one that belongs to the caller (if rows have owners), and one that does not. */
export type Subject = {
  allowed: Row
  /** Creates a row and returns its id. `owner` is the caller, if rows have owners. */
  make: (payload: Payload, owner: User | undefined) => Promise<string>
  /** Valid data for a create. */
  data: (payload: Payload, owner: User | undefined) => Promise<object>
  /** The file of an upload. */
  file?: () => Promise<File>
}

type File = { data: Buffer; mimetype: string; name: string; size: number }

const staffOnly: Row = { anonymous: '', client: '', team: 'crud', admin: 'crud' }
const nobody: Row = { anonymous: '', client: '', team: '', admin: '' }
const outbox = () => ({
  kind: 'test',
  subjectId: crypto.randomUUID(),
  recipient: 'a@example.com',
  language: 'en' as const,
  status: 'pending' as const,
  attempts: 0,
  data: {},
})
const leadKey = () => ({
  name: 'Zapier',
  source: 'Automation System' as const,
  perMinute: 60,
  digest: crypto.randomUUID(),
})
/** Inactive, so visitors cannot read it. */
const testimonial = () => ({
  name: 'Rosa',
  company: 'Clínica',
  position: 'Owner',
  content: 'It works.',
  rating: 5,
  displayOrder: 0,
  isActive: false,
})
const draft = () => ({ form: 'contact', values: {}, fieldErrors: {}, expiresAt: new Date().toISOString() })
const make =
  (
    collection: string,
    data: (payload: Payload, owner: User | undefined) => Promise<object>,
    file?: Subject['file'],
  ): Subject['make'] =>
  async (payload, owner) => {
    const uploaded = file ? { file: await file() } : {}
    const row = { collection, data: await data(payload, owner), ...uploaded }
    return String(((await asSystemWithoutRequest(payload).create(row as never)) as { id: string }).id)
  }
const subject = (allowed: Row, data: Subject['data'], slug: string): Subject => ({
  allowed,
  data,
  make: make(slug, data),
})

const ownerOf = (owner: User | undefined) => ({ relationTo: 'users', value: owner?.id })
const account = async () => ({
  email: `${crypto.randomUUID()}@example.com`,
  firstName: 'Ana',
  password: 'a-long-test-password',
  role: 'client',
  language: 'en',
})

const picture = (slug: string): Subject => {
  const data = async () => ({ alt: 'A bridge' })
  return {
    allowed: { anonymous: 'r', client: 'r', team: 'crud', admin: 'crud' },
    data,
    file: pictureFile,
    make: make(slug, data, pictureFile),
  }
}

async function pictureFile(): Promise<File> {
  const pixels = { width: 8, height: 8, channels: 3 as const, background: '#b3155e' }
  const data = await sharp({ create: pixels }).png().toBuffer()
  return { data, mimetype: 'image/png', name: 'bridge.png', size: data.length }
}

const service = {
  slug: 'seo-optimization' as const,
  displayOrder: 0,
  title: 'SEO',
  subtitle: 'Found',
  description: 'Found when they search.',
  bullets: 'An audit',
  benefit: 'They find you first.',
  heroText: 'Somebody is looking.',
  _status: 'draft' as const,
}

/** A draft of one of the six services; their slugs are unique. */
async function createService(payload: Payload): Promise<string> {
  const system = asSystemWithoutRequest(payload)
  const { docs } = await system.find({ collection: 'services', limit: 1 })
  return docs[0]?.id ?? (await system.create({ collection: 'services', data: service })).id
}

const preference = async (payload: Payload, owner: User | undefined) => ({
  key: crypto.randomUUID(),
  value: {},
  user: ownerOf(owner ?? (await anyUser(payload))),
})

const versionData = async (payload: Payload) => ({
  proposal: (await makeProposal(payload)).id,
  number: 9,
  title: 'Forged',
  setupFee: 0,
  monthlyFee: 0,
  amount: 0,
  currency: 'USD',
  language: 'en',
  frozenAt: new Date().toISOString(),
  sha256: 'x',
  canonical: 'x',
})

const proposalImage = async (payload: Payload, owner: User | undefined) => ({
  alt: 'A sketch',
  proposal: (await makeProposal(payload, owner)).id,
})

/** A picture that a client may see: of a proposal that was sent. */
async function frozenImage(payload: Payload, owner: User): Promise<string> {
  const { id: proposal } = await sentProposal(payload, owner)
  const data = async () => ({ alt: 'A sketch', proposal })
  const id = await make('proposal-images', data, pictureFile)(payload, owner)
  await freezeImages(await createLocalReq({}, payload), proposal, [id])
  return id
}

const auditEntry = {
  seq: 0,
  type: 'proposal_sent',
  subjectId: crypto.randomUUID(),
  data: '{}',
  occurredAt: new Date().toISOString(),
  previousHash: 'x',
  hash: 'x',
}

const availabilityData = async (payload: Payload, owner: User | undefined) => ({
  user: owner?.id ?? (await anyUser(payload)).id,
  languages: ['en'],
  timeZone: 'America/Lima',
})

const callData = async (payload: Payload) => ({
  lead: (await makeLead(payload)).id,
  startsAt: '2026-03-02T15:00:00.000Z',
  endsAt: '2026-03-02T15:30:00.000Z',
  status: 'booked',
  by: 'phone',
  language: 'en',
  timeZone: 'America/Lima',
})

/** The access matrix. A collection without a row fails the test. */
export const matrix: Record<string, Subject> = {
  leads: subject({ ...nobody, team: 'crud', admin: 'crud' }, async () => leadInput(), 'leads'),
  'lead-keys': subject({ ...nobody, admin: 'r' }, async () => leadKey(), 'lead-keys'),
  'lead-activities': {
    ...subject(
      { ...nobody, team: 'cru', admin: 'crud' },
      async (payload) => ({ lead: (await makeLead(payload)).id, type: 'note_added', note: 'Called back.' }),
      'lead-activities',
    ),
  },
  calls: subject({ ...nobody, team: 'r', admin: 'r' }, callData, 'calls'),
  // One for each account.
  availabilities: {
    ...subject({ ...nobody, team: 'c[ru]', admin: 'crud' }, availabilityData, 'availabilities'),
    make: async (payload, owner) => {
      const where = { user: { equals: owner?.id ?? crypto.randomUUID() } }
      const { docs } = await asSystemWithoutRequest(payload).find({ collection: 'availabilities', where })
      return docs[0]?.id ?? (await make('availabilities', availabilityData)(payload, owner))
    },
  },
  'reply-templates': subject(
    { ...nobody, team: 'crud', admin: 'crud' },
    async () => ({ title: 'First reply', content: 'Hi {name}, thanks for writing.' }),
    'reply-templates',
  ),
  'proposal-templates': subject(
    { ...nobody, team: 'crud', admin: 'crud' },
    async () => ({ name: 'Monthly plan', currency: 'USD', content: '## What we do' }),
    'proposal-templates',
  ),
  'invoice-events': subject(
    { ...nobody, team: 'r', admin: 'r' },
    async (payload) => ({ invoice: (await makeInvoice(payload)).id, type: 'issued' }),
    'invoice-events',
  ),
  // A client owns what belongs to the client that its account points to; team owns the proposals it made.
  clients: {
    ...subject(
      { ...nobody, client: '[r]', team: 'cru', admin: 'crud' },
      async () => clientInput(),
      'clients',
    ),
    make: clientIdOf,
  },
  proposals: {
    ...subject({ ...nobody, client: '[r]', team: 'cr[ud]', admin: 'crud' }, proposalInput, 'proposals'),
    make: async (payload, owner) =>
      owner?.role === 'client'
        ? (await sentProposal(payload, owner)).id
        : (await makeProposal(payload, owner)).id,
  },
  'proposal-versions': {
    ...subject({ ...nobody, client: '[r]', team: '[r]', admin: 'r' }, versionData, 'proposal-versions'),
    make: async (payload, owner) => (await sentProposal(payload, owner)).version,
  },
  'proposal-views': {
    ...subject(
      { ...nobody, client: '[r]', team: '[r]', admin: 'r' },
      async (payload, owner) => {
        const { id, version } = await sentProposal(payload, owner)
        return { proposal: id, version, viewedAt: new Date().toISOString() }
      },
      'proposal-views',
    ),
  },
  'proposal-signatures': subject(
    { ...nobody, client: '[r]', team: '[r]', admin: 'r' },
    signatureInput,
    'proposal-signatures',
  ),
  'proposal-images': {
    ...subject({ ...nobody, client: '[r]', team: '[crud]', admin: 'crud' }, proposalImage, 'proposal-images'),
    file: pictureFile,
    make: async (payload, owner) =>
      owner?.role === 'client'
        ? frozenImage(payload, owner)
        : make('proposal-images', proposalImage, pictureFile)(payload, owner),
  },
  'generator-drafts': subject(
    { ...nobody, team: 'c[rud]', admin: 'c[rud]' },
    async (payload, owner) => ({
      owner: owner?.id ?? (await anyUser(payload)).id,
      transcript: 'We need a website.',
    }),
    'generator-drafts',
  ),
  'audit-entries': {
    ...subject({ ...nobody, admin: 'r' }, async () => auditEntry, 'audit-entries'),
    make: async (payload) => {
      const { type, subjectId } = auditEntry
      const [row] = await rowsOf<{ id: string }>(
        payload,
        sql`select id from append_audit_entry(${type}, ${subjectId}, '{}')`,
      )
      return row?.id ?? ''
    },
  },
  invoices: subject({ ...nobody, client: '[r]', team: 'r', admin: 'r' }, invoiceInput, 'invoices'),
  tickets: subject({ ...nobody, client: '[r]', team: 'cru', admin: 'crud' }, ticketInput, 'tickets'),
  'ticket-messages': subject(
    { ...nobody, client: '[r]', team: 'r', admin: 'rd' },
    async (payload, owner) => ({ ticket: (await makeTicket(payload, owner)).id, body: 'Hello.' }),
    'ticket-messages',
  ),
  // Drafts: what is published, visitors read too (tests of each collection).
  posts: subject(
    staffOnly,
    async () => ({ title: 'A post', content: documentOfText('Words.'), _status: 'draft' }),
    'posts',
  ),
  categories: subject(
    { anonymous: 'r', client: 'r', team: 'crud', admin: 'crud' },
    async () => ({ name: `Category ${crypto.randomUUID()}` }),
    'categories',
  ),
  services: {
    ...subject({ ...nobody, team: 'ru', admin: 'ru' }, async () => service, 'services'),
    make: createService,
  },
  'case-studies': subject(
    staffOnly,
    async () => ({ title: 'A case', clientName: 'Clínica', _status: 'draft' }),
    'case-studies',
  ),
  industries: subject(staffOnly, async () => ({ title: 'Clinics', _status: 'draft' }), 'industries'),
  openings: subject(staffOnly, async () => ({ title: 'Writer', _status: 'draft' }), 'openings'),
  testimonials: subject(staffOnly, async () => testimonial(), 'testimonials'),
  'blog-images': picture('blog-images'),
  'testimonial-images': picture('testimonial-images'),
  'site-images': picture('site-images'),
  redirects: subject(
    { ...nobody, team: 'r', admin: 'crud' },
    async () => ({ from: `/${crypto.randomUUID()}`, to: { type: 'custom', url: '/contact' } }),
    'redirects',
  ),
  users: {
    ...subject({ anonymous: '', client: '[r]', team: 'r[u]', admin: 'crud' }, account, 'users'),
    make: async (payload, owner) => owner?.id ?? (await make('users', account)(payload, undefined)),
  },
  outbox: subject({ ...nobody, admin: 'r' }, async () => outbox(), 'outbox'),
  'form-drafts': subject(nobody, async () => draft(), 'form-drafts'),
  'payload-kv': subject(nobody, async () => ({ key: crypto.randomUUID(), data: {} }), 'payload-kv'),
  'payload-migrations': {
    ...subject(nobody, async () => ({ name: 'x', batch: 1 }), 'payload-migrations'),
    make: async ({ db }) => String((await db.findOne({ collection: 'payload-migrations' }))?.id),
  },
  'payload-locked-documents': subject(
    { ...nobody, team: 'cru[d]', admin: 'cru[d]' },
    async (payload, owner) => ({
      globalSlug: 'contact-page',
      user: ownerOf(owner ?? (await anyUser(payload))),
    }),
    'payload-locked-documents',
  ),
  'payload-preferences': {
    ...subject({ ...nobody, team: 'c[rud]', admin: 'c[rud]' }, preference, 'payload-preferences'),
    // Through the database adapter, because the collection's hook assigns every row to the user of the request.
    make: async (payload, owner) => {
      const data = await preference(payload, owner)
      return String((await payload.db.create({ collection: 'payload-preferences', data })).id)
    },
  },
}

const readers = { anonymous: '[r]', client: '[r]' }
const copyGlobals = [...pages.flatMap(({ copy }) => copy ?? []), 'team', 'figures']

/** What staff and visitors may do with the globals: r, u, and v for versions. */
export const globals: Record<string, Row> = {
  'site-settings': { anonymous: '', client: '', team: 'r', admin: 'ruv' },
  ...Object.fromEntries(copyGlobals.map((slug) => [slug, { ...readers, team: 'ruv', admin: 'ruv' }])),
}

/** Another user than the caller. */
const anyUser = async (payload: Payload) =>
  (await asSystemWithoutRequest(payload).create({
    collection: 'users',
    data: (await account()) as never,
  })) as User

/** Whether the matrix allows the operation on an own row, or on another's. */
export function allows(row: string, operation: string, own: boolean): boolean {
  const letter = operation[0] ?? ''
  const [, everywhere = '', mine = ''] = /^([a-z]*)(?:\[([a-z]*)\])?/.exec(row) ?? []
  return everywhere.includes(letter) || (own && mine.includes(letter))
}
