import type { PayloadRequest } from 'payload'
import { describe, expect, it, test } from 'vitest'

import { initialsOf } from '@/lib/person-name'
import { navCounts } from '@/features/layout/staff/nav'
import { itemsOf } from '@/features/layout/staff/nav-groups'
import { navGroups } from '@/features/layout/staff/navigation'
import type { Language } from '@/i18n/languages'
import adminEn from '@/messages/en/admin.json'
import adminEs from '@/messages/es/admin.json'

const group = (key: keyof typeof adminEn.nav.groups) => ({
  en: adminEn.nav.groups[key],
  es: adminEs.nav.groups[key],
})
const collection = (slug: string, key: keyof typeof adminEn.nav.groups | false, upload = false) => ({
  slug,
  upload,
  labels: { plural: { en: slug, es: `${slug} (es)` } },
  admin: { group: key && group(key) },
})
const page = (slug: string, key: keyof typeof adminEn.nav.groups) => ({
  slug,
  label: { en: slug, es: slug },
  admin: { group: group(key) },
})
const collections = [
  collection('leads', 'answer'),
  collection('lead-activities', false),
  collection('calls', 'answer'),
  collection('tickets', 'answer'),
  collection('posts', 'publish'),
  collection('services', 'publish'),
  collection('blog-images', 'publish', true),
  collection('site-images', 'publish', true),
  collection('outbox', 'run'),
]
const globals = [page('site-settings', 'run'), page('home-page', 'publish')]
const slugs = (entities: { slug: string }[]) => entities.map(({ slug }) => slug)

const navigation = (language: Language, withOutbox = true) => {
  const isAllowed = (slug: string) => withOutbox || slug !== 'outbox'
  const withAccess = <Entity extends { slug: string }>(entity: Entity) => ({
    ...entity,
    access: { read: () => isAllowed(entity.slug) },
  })
  const config = { collections: collections.map(withAccess), globals: globals.map(withAccess) }
  return navGroups({ user: { id: 'ana' }, payload: { config } } as unknown as PayloadRequest, language)
}

describe('the navigation', () => {
  it('has groups of what people do, with pages and pictures folded', async () => {
    const groups = await navigation('en')
    expect(
      groups.map(({ label, entries }) => [
        label,
        ...entries.map((entry) => ('items' in entry ? [entry.label, ...slugs(entry.items)] : entry.slug)),
      ]),
    ).toEqual([
      ['Answer', 'leads', 'calls', 'tickets'],
      [
        'Publish',
        'posts',
        ['Services and pages', 'services', 'home-page'],
        ['Pictures', 'blog-images', 'site-images'],
      ],
      ['Run', 'outbox', 'site-settings'],
    ])
  })
  it('speaks the language of the user', async () => {
    const groups = await navigation('es')
    expect(groups.map(({ label }) => label)).toEqual(['Responder', 'Publicar', 'Administrar'])
    expect(groups.flatMap(itemsOf)[0]).toEqual({
      slug: 'leads',
      label: 'leads (es)',
      href: '/admin?tab=leads',
      list: '/admin/collections/leads',
    })
  })
  it('leads to the board of a collection that has one, and to the list of another', async () => {
    const groups = await navigation('en')
    const hrefs = Object.fromEntries(groups.flatMap(itemsOf).map(({ slug, href }) => [slug, href]))
    expect(hrefs).toMatchObject({
      calls: '/admin/availability',
      tickets: '/admin?tab=support',
      posts: '/admin?tab=blog',
      outbox: '/admin/collections/outbox',
      'home-page': '/admin/globals/home-page',
    })
  })
  it('leaves out what the user may not read', async () => {
    const groups = await navigation('en', false)
    expect(slugs(groups.flatMap(itemsOf))).not.toContain('outbox')
  })
})

describe('the counts of the navigation', () => {
  const none = {
    leads: 0,
    isLeadUrgent: false,
    calls: 0,
    tickets: 0,
    proposals: 0,
    translations: 0,
    failedEmails: null,
  }
  const shown = (counts: Partial<Parameters<typeof navCounts>[0]>, language: Language = 'en') =>
    navCounts({ ...none, ...counts }, language)

  it('are left out where nothing waits', () => {
    expect(shown({})).toEqual({})
    expect(Object.keys(shown({ tickets: 5, failedEmails: 0 }))).toEqual(['tickets'])
  })
  it('are red only for an urgent lead and a failed email', () => {
    const counts = shown({ leads: 4, calls: 2, tickets: 5, proposals: 3, failedEmails: 1 })
    expect(Object.keys(counts).filter((slug) => counts[slug]?.isHot)).toEqual(['outbox'])
    expect(counts.outbox?.label).toBe(adminEn.nav.failed)
    expect(shown({ leads: 4, isLeadUrgent: true }).leads).toEqual({
      number: '4',
      label: adminEn.nav.waitingUrgent,
      isHot: true,
    })
  })
  it('end at 1,000', () => {
    expect(shown({ leads: 1_000 }).leads?.number).toBe('1,000')
    expect(shown({ leads: 1_001 }, 'es').leads?.number).toBe('1,000+')
  })
})

test.each([
  ['Lucía Fernández', 'LF'],
  ['Guillermo Echeverría Montes de Oca', 'GO'],
  ['Ñusta', 'Ñ'],
  ['rosa.huaman@example.com', 'RH'],
  ['Ana (sales)', 'A'],
  ['李 小龍', '李小'],
  ['@', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
