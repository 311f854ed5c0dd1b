import { drizzle } from 'drizzle-orm/node-postgres'
import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, inject, it } from 'vitest'

import { env } from '@/env'
import { verifyRecords } from '@/features/verification/verify-records'
import { languages } from '@/i18n/languages'
import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { payload } from '@/lib/server/payload'
import { migrations } from '../../migrations'
import { seed } from '../../scripts/seed/index'
import { requestOf } from '../support/actors'
import { readWholeSchema } from '../support/read-schema'
import { migrate, readAllRows, releases, restoreRelease, type Rows } from '../support/releases'
import { withClient } from '../support/reset-database'

/** The database of each release, with the demo in it, is restored and migrated: it is as a new one, and has every row. */

const ownerUrl = env.DATABASE_OWNER_URL ?? ''
const database = { ownerUrl, runtimeUrl: env.DATABASE_URL ?? '' }

/** Columns that a migration writes anew: those of searches. */
const rewritten: Readonly<Record<string, readonly string[]>> = {
  leads: ['search', 'normalized_phone'],
  posts_locales: ['search_text'],
}

/** The rows with the columns that they had at the release, in an order of their own. */
function comparable(table: string, rows: Rows, columns: readonly string[]): string[] {
  const kept = columns.filter((column) => !rewritten[table]?.includes(column))
  return rows.map((row) => JSON.stringify(kept.map((column) => [column, row[column]]))).sort()
}

/** Everything that staff work with, by the table of its rows. */
const readByStaff = [
  'blog-images',
  'categories',
  'clients',
  'invoice-events',
  'invoices',
  'lead-activities',
  'leads',
  'posts',
  'proposal-images',
  'proposal-signatures',
  'proposal-templates',
  'proposal-versions',
  'proposal-views',
  'proposals',
  'redirects',
  'reply-templates',
  'services',
  'site-images',
  'testimonial-images',
  'testimonials',
  'ticket-messages',
  'tickets',
  'users',
] as const satisfies readonly CollectionSlug[]

const requestOfAdmin = async () => {
  const local = await payload()
  const where = { role: { equals: 'admin' } }
  const { docs } = await asSystemWithoutRequest(local).find({ collection: 'users', where, limit: 1 })
  return requestOf(local, docs[0])
}

describe.each(releases)('a database of %s', (release) => {
  let before: Map<string, Rows>
  let after: Map<string, Rows>
  beforeAll(async () => {
    await restoreRelease(release, database)
    before = await readAllRows(ownerUrl)
    const { code, output } = await migrate(database)
    expect(code, output).toBe(0)
    after = await readAllRows(ownerUrl)
  }, 120_000)

  it('had a row in every table', () => {
    expect(before.size).toBeGreaterThan(130)
    const empty = [...before].filter(([, rows]) => rows.length === 0).map(([table]) => table)
    expect(empty.filter((table) => table !== 'pgboss.job_common')).toEqual([])
  })

  it('has the schema, the grants and the migrations of a new database', async () => {
    const [old, fresh] = await Promise.all(
      [ownerUrl, inject('template').ownerUrl].map((url) => withClient(url, readWholeSchema)),
    )
    expect(fresh?.length).toBeGreaterThan(3_000)
    expect(old).toEqual(fresh)
    const applied = after.get('payload_migrations')?.map(({ name }) => name)
    expect(applied).toEqual(expect.arrayContaining(migrations.map(({ name }) => name)))
  })

  it('has every row as it was', () => {
    for (const [table, rows] of before) {
      const columns = Object.keys(rows[0] ?? {})
      const now = comparable(table, after.get(table) ?? [], columns)
      if (table === 'payload_migrations')
        expect(now).toEqual(expect.arrayContaining(comparable(table, rows, columns)))
      else expect(now, table).toEqual(comparable(table, rows, columns))
    }
  })

  it('has signatures, sent versions and invoices whose digests are right', async () => {
    const report = await withClient(ownerUrl, (client) => verifyRecords(drizzle(client)))
    expect(report).toMatchObject({
      problems: [],
      signatures: before.get('proposal_signatures')?.length,
      versions: before.get('proposal_versions')?.length,
      head: { seq: before.get('audit_entries')?.length },
    })
  })

  it.each(languages)('is read by staff, in the language %s', async (locale) => {
    const req = await requestOfAdmin()
    for (const collection of readByStaff) {
      const { docs } = await asUser(req).find({ collection, locale, pagination: false, depth: 1 })
      const ids = before.get(collection.replaceAll('-', '_'))?.map(({ id }) => id)
      expect(docs.map(({ id }) => id).sort(), collection).toEqual(ids?.sort())
    }
    for (const { slug } of req.payload.config.globals) {
      const document = await asUser(req).findGlobal({ slug: slug, locale })
      expect(document, slug).toHaveProperty('id')
    }
  })

  it('has amounts in minor units, and phone numbers, as staff read them', async () => {
    const req = await requestOfAdmin()
    const amounts = (rows: readonly { amount: unknown }[]) => rows.map(({ amount }) => Number(amount)).sort()
    const { docs: invoices } = await asUser(req).find({ collection: 'invoices', pagination: false, depth: 0 })
    expect(amounts(invoices)).toEqual(amounts((before.get('invoices') ?? []) as { amount: unknown }[]))
    expect(invoices.every(({ amount }) => Number.isInteger(amount) && amount > 1_000)).toBe(true)
    const { docs: leads } = await asUser(req).find({ collection: 'leads', pagination: false, depth: 0 })
    const phones = before.get('leads')?.map(({ phone }) => phone)
    expect(leads.map(({ phone }) => phone).sort()).toEqual(phones?.sort())
  })

  it('is a demo that gets only the content that is newer than it', async () => {
    const demo = { password: 'a-long-demo-password', siteUrl: 'http://localhost:3000', now: new Date() }
    expect(await seed(await payload(), demo)).toEqual(['prices', 'calls', 'case studies'])
    expect(await seed(await payload(), demo)).toEqual([])
  })
})
