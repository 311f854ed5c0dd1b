import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { screenTexts } from '@/i18n/staff-messages'
import { dashboardTabs } from '@/lib/dashboard-tabs'
import { isClient, loadedBy, read } from '../support/imports'

/**
 * A client component finds only the namespaces that its provider was given. Which provider that is follows from the imports:
 * a page or view that renders one, and for pages of the portal the nearest layout above.
 */

/** The namespaces that a file names; a call without one may use any, so the keys that it names are taken. */
function namespacesIn(file: string): string[] {
  const text = read(file)
  const named = [...text.matchAll(/useTranslations\('(\w+)/g)].map(([, name]) => name ?? '')
  const whole = [...text.matchAll(/(\w+) = useTranslations\(\)/g)].flatMap(([, t]) =>
    [...text.matchAll(new RegExp(String.raw`\b${t}\((?:'|\x60)(\w+)\.`, 'g'))].map(([, name]) => name ?? ''),
  )
  return [...named, ...whole]
}

/**
 * Lists `namespace in file` for the client components below these files. `everything` counts all files that they load:
 * in the admin, every component of ours reads from the provider.
 */
function needs(roots: string[], everything = false): Map<string, string> {
  const seen = new Set<string>()
  const found = new Map<string, string>()
  const visit = (file: string, inClient: boolean): void => {
    const client = inClient || isClient(file)
    const key = `${client} ${file}`
    if (seen.has(key)) return
    seen.add(key)
    if (client || everything) for (const name of namespacesIn(file)) found.set(name, file)
    for (const next of loadedBy(file)) visit(next, client)
  }
  for (const root of roots) visit(root, false)
  return found
}

const missingFrom = (provided: readonly string[], needed: Map<string, string>) =>
  [...needed].filter(([name]) => !provided.includes(name)).map(([name, file]) => `${name} in ${file}`)

const views = globSync('src/features/**/staff/**/*.tsx').filter(
  (file) => /<(BoardProvider|StaffView)\s/.test(read(file)) && !file.endsWith('/staff-view.tsx'),
)

type Screen = keyof typeof screenTexts

/** The namespaces that a view gives: those of the list in its own file, else of the screens that it names. */
function providedBy(view: string): string[] {
  const [, own] = /^const en = \{([^}]*)\}/m.exec(read(view)) ?? []
  if (own) return [...own.matchAll(/(\w+):/g)].map(([, name]) => name ?? '')
  const screens = [...read(view).matchAll(/staffMessages\(language, '(\w+)'\)/g)]
  return screens.flatMap(([, name]) => [...screenTexts[name as Screen]])
}

const dashboard = 'src/features/dashboard/staff'
const onEveryTab = [
  ...['dashboard-top', 'today', 'today-calls', 'cards', 'charts'].map((name) => `${dashboard}/${name}.tsx`),
  'src/features/calls/staff/calls-today.tsx',
  'src/features/calls/staff/lead-calls.tsx',
  'src/features/leads/staff/lead-details-dialog.tsx',
  'src/features/leads/staff/create-proposal.tsx',
  'src/components/staff/list-link.tsx',
]
const boards = {
  leads: `${dashboard}/leads-tab.tsx`,
  clients: 'src/features/client-pages/staff/clients-board.tsx',
  support: 'src/features/tickets/staff/support-board.tsx',
  proposals: `${dashboard}/proposals-tab.tsx`,
  testimonials: 'src/features/testimonials/staff/testimonials-board.tsx',
  blog: 'src/features/blog/staff/blog-board.tsx',
}

describe('the admin', () => {
  test('has views with a provider', () => expect(views.length).toBeGreaterThan(5))

  test.each(views.filter((view) => !view.endsWith('/dashboard-view.tsx')))(
    '%s gives its components their texts, and no others',
    (view) => {
      const needed = needs([view], true)
      expect(missingFrom(providedBy(view), needed)).toEqual([])
      expect(providedBy(view).filter((name) => !needed.has(name))).toEqual([])
    },
  )

  test.each(dashboardTabs)('the dashboard gives the tab %s its texts, and no others', (tab) => {
    const needed = [...needs([...onEveryTab, boards[tab]], true).keys()]
    expect([...screenTexts.dashboard, ...screenTexts[tab]].sort()).toEqual(needed.sort())
  })
})

const app = 'src/app/(front)/[locale]'
const givenIn = (file: string) => {
  const [, list] = /<ClientMessages namespaces=\{\[([^\]]*)\]/.exec(read(file)) ?? []
  return list?.match(/\w+/g) ?? undefined
}

/** The namespaces of the nearest provider of a page: its own, or that of a layout above. The public site has none. */
function providedTo(page: string): readonly string[] {
  const own = givenIn(page)
  if (own) return own
  for (let folder = dirname(page); folder !== app; folder = dirname(folder)) {
    const layout = join(folder, 'layout.tsx')
    const given = existsSync(layout) && givenIn(layout)
    if (given) return given
  }
  return []
}

describe('the site and the portal', () => {
  const pages = globSync(`${app.replaceAll(/[[\]()]/g, '[$&]')}/**/{page,layout,error}.tsx`)

  test('has pages', () => expect(pages.length).toBeGreaterThan(20))

  test.each(pages)('%s gives its client components their texts', (page) => {
    expect(missingFrom(providedTo(page), needs([page]))).toEqual([])
  })
})
