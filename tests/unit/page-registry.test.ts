import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it, test } from 'vitest'

import { pages } from '@/features/routes/registry'
import {
  documentAt,
  documentPath,
  findPage,
  isApplicationPath,
  isFixedPage,
  menuPages,
  placeholderOf,
  sectionOf,
} from '@/features/routes/rules'
import { withoutQuery } from '@/lib/server/http/pipeline/cached-page-query'
import en from '@/messages/en/layout.json'
import es from '@/messages/es/layout.json'
import { globals } from '../../collections/globals/pages'

const site = 'src/app/(front)/[locale]/(site)'
const routeFiles = globSync('**/page.tsx', { cwd: site }).filter((file) => !file.includes('[...'))
const readRoute = (file: string) => readFileSync(join(site, file), 'utf8')
const pathOf = (file: string) => `/${file.replace(/\/?page\.tsx$/, '')}`

describe('the page registry', () => {
  it('has a row for every route of the site, and a route for every row', () => {
    expect(routeFiles.map(pathOf).sort()).toEqual(pages.map(({ path }) => path).sort())
  })

  it('lists the pages that are never cached where nginx and the page cache know them', () => {
    const dynamic = routeFiles.filter((file) => readRoute(file).includes("dynamic = 'force-dynamic'"))
    const nginx = readFileSync('deploy/puente.conf', 'utf8')
    expect(dynamic.length).toBeGreaterThan(0)
    for (const path of dynamic.map(pathOf)) {
      expect(nginx).toMatch(new RegExp(`location ~ .*[(|]${path.slice(1).replace(/\/\[.*/, '')}[)|]`))
      const one = path.replace(/\[.*?\]/, 'a')
      expect(withoutQuery(`${one}?q=a`)).toBe(`${one}?q=a`)
    }
  })

  it.each(pages)('$path refers to existing messages, globals and parents', ({ name, copy, parent }) => {
    if (name) expect([en[name], es[name]]).toEqual([expect.any(String), expect.any(String)])
    if (copy) expect(globals.map(({ slug }) => slug)).toContain(copy)
    if (parent) expect(pages.map(({ path }) => path as string)).toContain(parent)
  })

  it('has a row for every global with page copy', () => {
    const copies = globals.flatMap(({ slug }) => (slug.endsWith('-page') ? [slug] : []))
    expect(pages.flatMap(({ copy }) => copy ?? []).sort()).toEqual(copies.sort())
  })

  it('names every page of a menu, and orders the header', () => {
    for (const { menus, name } of pages) if (menus) expect(name).toBeDefined()
    expect(menuPages('header').map(({ path }) => path)).toEqual([
      '/',
      '/about',
      '/services',
      '/resources',
      '/contact',
    ])
  })

  it('knows the first segment of every route that is not a public page', () => {
    const routes = globSync('**/{page.tsx,route.ts}', { cwd: 'src/app' })
      .filter((file) => !file.includes('(site)'))
      .map((file) => `/${file.replace(/\([\w-]+\)\/|\[locale\]\//g, '')}`)
      .filter((path) => !/\.(xml|txt|webmanifest)\//.test(path))
    expect(routes.filter((path) => !isApplicationPath(path))).toEqual([])
  })
})

describe('a path', () => {
  test.each([
    ['/', '/', {}],
    ['/blog', '/blog', {}],
    ['/blog/first', '/blog/[slug]', { slug: 'first' }],
    ['/services/nope', '/services/[service]', { service: 'nope' }],
    ['/category/seo/page/2', '/category/[slug]/page/[number]', { slug: 'seo', number: '2' }],
  ])('%s is the page %s', (path, page, params) =>
    expect(findPage(path)).toEqual({ page: expect.objectContaining({ path: page }), params }),
  )

  test.each(['/nope', '/blog/', '/blog/a/b', '/contact/nope', '/[slug]', ''])('%s is not a page', (path) =>
    expect(findPage(path)).toBeUndefined(),
  )

  test.each([
    ['/blog/a', { collection: 'posts', slug: 'a' }],
    ['/category/a', { collection: 'categories', slug: 'a' }],
    ['/services/a', { collection: 'services', slug: 'a' }],
    ['/case-studies/a', { collection: 'case-studies', slug: 'a' }],
    ['/industries/a', { collection: 'industries', slug: 'a' }],
    ['/category/a/page/2', undefined],
    ['/about', undefined],
  ])('%s belongs to the document %j', (path, found) => expect(documentAt(path)).toEqual(found))

  test('contains the slug of its document unchanged', () => {
    expect(documentPath('posts', 'a-$&-b')).toBe('/blog/a-$&-b')
    expect(documentPath('categories', 'a')).toBe('/category/a')
  })

  test.each([
    ['/about', true],
    ['/contact/retry', true],
    ['/resources/page/9', true],
    ['/blog', true],
    ['/blog/a', false],
    ['/services/a', false],
    ['/case-studies', true],
    ['/case-studies/a', false],
    ['/category/a/page/2', false],
    ['/nope', false],
  ])('%s is fixed: %s', (path, fixed) => expect(isFixedPage(path)).toBe(fixed))

  test.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/services/seo', '/services'],
    ['/blog/a', '/resources'],
    ['/category/a', '/resources'],
    ['/resources/page/2', '/resources'],
    ['/contact/thanks', '/contact'],
    ['/contact/nope', '/contact'],
    ['/industries', undefined],
    ['/nope', undefined],
  ])('%s belongs to the header entry %s', (path, entry) => expect(sectionOf(path)).toBe(entry))

  test.each([
    ['/', 'home'],
    ['/es', 'home'],
    ['/es/blog/a', 'post'],
    ['/blog', 'list'],
    ['/category/a', 'list'],
    ['/resources/search', 'list'],
    ['/about', 'other'],
    ['/nope', 'other'],
    ['/essay', 'other'],
    ['/dashboard', undefined],
    ['/es/auth', undefined],
    ['/admin/collections', undefined],
    ['/feed.xml', undefined],
  ])('%s has the placeholder %s', (path, kind) => expect(placeholderOf(path)).toBe(kind))
})
