import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { pricesOf } from '@/features/services/price-rules'
import { leadSources, leadStatuses } from '@/features/leads/rules'
import { leadsMissingEmails } from '@/features/leads/jobs/queue-lead-emails'
import { waitingEmails } from '@/features/mail/outbox'
import type { Language } from '@/i18n/languages'
import { asSystemWithoutRequest, asVisitor } from '@/lib/server/db/local-api'
import { sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { makeVisitor } from '../../scripts/seed/factories/lead'
import { seed } from '../../scripts/seed/index'
import { makeLead } from '../support/fixtures'
import { rowsOf } from '../support/rows'

let payload: Payload
const now = new Date()
const demo = { password: 'a-long-demo-password', siteUrl: 'http://localhost:3000', now }
beforeAll(async () => {
  payload = await start()
})

type Row = Record<string, unknown>
const rows = (query: ReturnType<typeof sql>) => rowsOf<Row>(payload, query)
const counts = () =>
  rows(sql`select (select count(*) from leads) leads, (select count(*) from lead_activities) activities,
    (select count(*) from users) users, (select count(*) from outbox) mails, (select count(*) from site_settings_offices) offices,
    (select count(*) from _contact_page_v) versions, (select sum(extract(epoch from created_at)) from leads) times`)

it('rejects a database with other data, without changing it', async () => {
  const lead = await makeLead(payload)
  const before = await counts()
  await expect(seed(payload, demo)).rejects.toThrow('has content that no seed made')
  expect(await counts()).toEqual(before)
  await asSystemWithoutRequest(payload).delete({ collection: 'leads', id: lead.id })
})

it('creates everything once, even when two seeds run concurrently and again later', async () => {
  const made = await Promise.all([seed(payload, demo), seed(payload, demo)])
  expect(made.flat().sort()).toEqual([
    'accounts',
    'calls',
    'case studies',
    'clients',
    'colleagues',
    'contact page',
    'leads',
    'pages',
    'people',
    'posts',
    'prices',
    'proposal templates',
    'reply templates',
    'services',
    'settings',
    'tickets',
  ])
  const [first] = await counts()
  expect(first).toMatchObject({ leads: '85', users: '6', offices: '3' })
  expect(await seed(payload, demo)).toEqual([])
  expect(await counts()).toEqual([first])
}, 180_000)

it('counts its leads on the days on which they changed, and emails nobody about them', async () => {
  const [statistics] = await rows(sql`
    select (select sum(count) from lead_statistics where measure = 'received')::int as received,
      (select count(distinct day) from lead_statistics where measure = 'received')::int as days,
      (select count(*) from lead_statistics_deltas)::int as deltas,
      (select count(*) from outbox where kind = 'lead-assigned')::int as emails`)
  expect(statistics).toMatchObject({ received: 85, deltas: 0, emails: 0 })
  expect(Number(statistics?.days)).toBeGreaterThan(30)
})

it('updates the password when it changes, and only then', async () => {
  const hashes = () =>
    rows(sql`select email, hash from users where _verified and deactivated_at is null order by email`)
  const before = await hashes()
  await seed(payload, demo)
  expect(await hashes()).toEqual(before)
  await seed(payload, { ...demo, password: 'another-demo-password' })
  const after = await hashes()
  expect(after).toHaveLength(4)
  for (const [index, { hash }] of after.entries()) expect(hash).not.toBe(before[index]?.hash)
})

it('creates leads of every source and status, in both languages, over 90 days', async () => {
  const found =
    await rows(sql`select array_agg(distinct source_name::text) sources, array_agg(distinct status::text) statuses,
    array_agg(distinct language::text) languages, min(created_at) as oldest, max(created_at) as newest from leads`)
  const [{ sources, statuses, languages, oldest, newest } = {}] = found
  expect(sources).toEqual(expect.arrayContaining([...leadSources]))
  expect(statuses).toEqual(expect.arrayContaining([...leadStatuses]))
  expect(languages).toEqual(['en', 'es'])
  const daysAgo = (at: unknown) => (now.getTime() - new Date(String(at)).getTime()) / 86_400_000
  expect(daysAgo(oldest)).toBeGreaterThan(85)
  expect(daysAgo(oldest)).toBeLessThan(100)
  expect(daysAgo(newest)).toBeGreaterThan(0)
  expect(daysAgo(newest)).toBeLessThan(2)
})

it('creates histories that start with the lead, lie in the past and end at its current status', async () => {
  expect(
    await rows(sql`
      select l.id from leads l where not exists (
        select from lead_activities a where a.lead_id = l.id and a.type = 'form_submit' and a.created_at = l.created_at)`),
  ).toEqual([])
  expect(await rows(sql`select id from lead_activities where created_at > ${now.toISOString()}`)).toEqual([])
  expect(
    await rows(sql`
      select l.id from leads l where l.status::text <> coalesce((
        select a.data ->> 'new_status' from lead_activities a where a.lead_id = l.id and a.type = 'status_change'
        order by a.created_at desc limit 1), 'new')`),
  ).toEqual([])
  expect(
    await rows(sql`select id from leads where first_reply_at <= created_at or updated_at < first_reply_at`),
  ).toEqual([])
  const [replies] = await rows(sql`
    select avg((first_reply_at < created_at + interval '24 hours')::int) as kept, bool_or(extract(isodow from first_reply_at) > 5) as weekend
    from leads where first_reply_at is not null`)
  expect(Number(replies?.kept)).toBeGreaterThan(0.7)
  expect(replies?.weekend).toBe(false)
  const [kinds] =
    await rows(sql`select count(*) filter (where data ? 'note') notes, count(*) filter (where data ? 'assigned_to') assigned,
    count(*) filter (where data ? 'unassigned') unassigned, count(*) filter (where data ? 'entered_by') entered from lead_activities`)
  for (const count of Object.values(kinds ?? {})) expect(Number(count)).toBeGreaterThan(0)
})

it('creates no redirects', async () => {
  expect(await rows(sql`select "from" from redirects`)).toEqual([])
})

it('queues no email', async () => {
  expect(await rows(sql`select id from outbox where status <> 'sent'`)).toEqual([])
  expect(await leadsMissingEmails(payload, 1000)).toEqual([])
  expect(await waitingEmails(payload)).toEqual([])
})

it('publishes the contact page and the offices in both languages', async () => {
  const read = async (locale: 'en' | 'es') => {
    const page = await asVisitor(payload, locale).findGlobal({ slug: 'contact-page', depth: 0 })
    const settings = await asSystemWithoutRequest(payload).findGlobal({
      slug: 'site-settings',
      locale,
      depth: 0,
    })
    return {
      title: page.heroTitle,
      cities: settings.offices?.map(({ city }) => city),
      hours: settings.phoneHours,
    }
  }
  expect(await read('en')).toEqual({
    title: 'Tell us what you sell. We’ll reply within 24 hours.',
    cities: ['Orlando', 'Mexico City', 'Lima'],
    hours: 'Monday to Friday, 9 AM to 6 PM Eastern',
  })
  expect(await read('es')).toMatchObject({
    title: 'Escríbenos como hablas. Te respondemos en menos de 24 horas.',
    cities: ['Orlando', 'Ciudad de México', 'Lima'],
  })
})

it('generates the same visitors each time, and a million different ones', () => {
  expect(makeVisitor(7)).toEqual(makeVisitor(7))
  const addresses = Array.from({ length: 2_000 }, (_, number) => makeVisitor(number).email)
  expect(new Set(addresses).size).toBe(2_000)
  for (const address of addresses) expect(address).toMatch(/^[a-z0-9.]+@[a-z0-9]+\.example$/)
})

describe('the content', () => {
  const published = async (locale: Language) => {
    const { docs } = await asVisitor(payload, locale).find({
      collection: 'posts',
      pagination: false,
      depth: 1,
    })
    return docs
  }
  const keyOf = ({ id }: { id: string }) => id

  it('has at least fourteen posts per language, ten of them in both, covering every category', async () => {
    const [en, es] = await Promise.all([published('en'), published('es')])
    expect(en.length).toBeGreaterThanOrEqual(14)
    expect(es.length).toBeGreaterThanOrEqual(14)
    const both = es.map(keyOf).filter((id) => en.some((post) => post.id === id))
    expect(both.length).toBeGreaterThanOrEqual(10)
    for (const posts of [en, es]) {
      const categories = posts.map(({ category }) => (category as { id: string }).id)
      expect(new Set(categories).size).toBe(6)
      for (const { title, slug, excerpt, content, publishedAt, authorName } of posts)
        expect([title, slug, excerpt, content, publishedAt, authorName].every(Boolean), title).toBe(true)
    }
  })

  it('has drafts and archived posts, which are not public', async () => {
    const { docs } = await asSystemWithoutRequest(payload).find({
      collection: 'posts',
      draft: true,
      pagination: false,
    })
    const visible = new Set((await Promise.all([published('en'), published('es')])).flat().map(keyOf))
    const hidden = docs.filter(({ id }) => !visible.has(id))
    expect(hidden.filter(({ archivedAt }) => archivedAt).length).toBeGreaterThanOrEqual(2)
    expect(hidden.filter(({ archivedAt }) => !archivedAt).length).toBeGreaterThanOrEqual(2)
  })

  it('has six proposal templates, each with a content in both languages', async () => {
    const [count] = await rows(
      sql`select count(*)::int as contents, count(distinct _parent_id)::int as templates
        from proposal_templates_locales where content is not null`,
    )
    expect(count).toEqual({ contents: 12, templates: 6 })
  })

  it.each(['en', 'es'] as const)('has its people and services, in %s', async (locale) => {
    const visitor = asVisitor(payload, locale)
    const { docs: clients } = await visitor.find({ collection: 'testimonials', depth: 1 })
    expect(clients).toHaveLength(6)
    for (const { content, image } of clients) {
      expect(content).toBeTruthy()
      expect((image as { alt?: string }).alt).toBeTruthy()
    }
    const { members } = await visitor.findGlobal({ slug: 'team', depth: 1 })
    expect(members).toHaveLength(3)
    for (const { bio, photo } of members ?? []) {
      expect(bio).toBeTruthy()
      expect((photo as { alt?: string }).alt).toBeTruthy()
    }
    const { docs: services } = await visitor.find({ collection: 'services' })
    expect(services.map(({ title }) => title).filter(Boolean)).toHaveLength(6)
    for (const { slug, ...service } of services) {
      expect(pricesOf(service).from, slug).toBeTruthy()
      expect(service.pricesNote, slug).toMatch(/sample|muestra/i)
    }
    const home = await visitor.findGlobal({ slug: 'home-page', depth: 1 })
    expect(home.proof).toMatchObject({ testimonial: { name: 'Rosa Huamán', isSample: true }, value: '31' })
    expect(home.proof?.source).toMatch(/sample|muestra/i)
  })
})
