import type { PictureName } from '@/lib/art/catalog'
import type layout from '@/messages/en/layout.json'
import type { Config } from '@/payload-types'

export type Menu = 'header' | 'footerNavigation' | 'footerMore' | 'footerLegal'

type Row = {
  /** Without the language's prefix, named like its folder in src/app: [slug] stands for any segment. */
  path: `/${string}`
  /** The key of its name in src/messages: in menus, breadcrumbs and the admin. */
  name?: keyof typeof layout
  /** The global that holds its copy. */
  copy?: keyof Config['globals']
  /** The collection whose documents have their pages here. */
  collection?: 'services' | 'posts' | 'categories' | 'case-studies' | 'industries'
  /** Its parent page, whose entry is marked as current in the header. */
  parent?: string
  menus?: readonly Menu[]
  /** The picture of its share image; by default a cover derived from the path. */
  picture?: PictureName
  /** Shown by the page transition until the page arrives. */
  placeholder?: 'home' | 'list' | 'post'
  /** Its structured data lists the offices. */
  showsOffices?: true
  /** Its path means something else in the other language, or nothing. */
  isPerLanguage?: true
}

/**
 * Every public page, in the order of the menus. Metadata, sitemap, paths that redirects cannot take, menus, share images,
 * the page transition, the admin's globals and the lists of the tests derive from it. tests/unit/page-registry.test.ts
 * compares it with src/app.
 */
const rows = [
  {
    path: '/',
    name: 'home',
    copy: 'home-page',
    menus: ['header', 'footerNavigation'],
    picture: 'solution',
    placeholder: 'home',
    showsOffices: true,
  },
  {
    path: '/about',
    name: 'about',
    copy: 'about-page',
    menus: ['header', 'footerNavigation'],
    picture: 'about-origin',
    showsOffices: true,
  },
  {
    path: '/services',
    name: 'services',
    copy: 'services-page',
    menus: ['header', 'footerNavigation'],
    picture: 'cover-stonework-maiz-7',
  },
  { path: '/services/[service]', collection: 'services', parent: '/services' },
  {
    path: '/resources',
    name: 'resources',
    copy: 'resources-page',
    menus: ['header', 'footerNavigation'],
    picture: 'cover-opening-night-12',
    placeholder: 'list',
  },
  {
    path: '/resources/page/[number]',
    parent: '/resources',
    placeholder: 'list',
    isPerLanguage: true,
  },
  { path: '/resources/search', parent: '/resources', placeholder: 'list' },
  {
    path: '/industries',
    name: 'industries',
    copy: 'industries-page',
    menus: ['footerMore'],
    picture: 'industries',
  },
  { path: '/industries/[slug]', collection: 'industries', parent: '/industries', isPerLanguage: true },
  {
    path: '/case-studies',
    name: 'caseStudies',
    copy: 'case-studies-page',
    menus: ['footerMore'],
    picture: 'case-studies',
  },
  { path: '/case-studies/[slug]', collection: 'case-studies', parent: '/case-studies', isPerLanguage: true },
  { path: '/blog', name: 'blog', parent: '/resources', menus: ['footerMore'], placeholder: 'list' },
  {
    path: '/blog/[slug]',
    collection: 'posts',
    parent: '/resources',
    placeholder: 'post',
    isPerLanguage: true,
  },
  {
    path: '/category/[slug]',
    collection: 'categories',
    parent: '/resources',
    placeholder: 'list',
    isPerLanguage: true,
  },
  {
    path: '/category/[slug]/page/[number]',
    parent: '/resources',
    placeholder: 'list',
    isPerLanguage: true,
  },
  { path: '/careers', name: 'careers', copy: 'careers-page', menus: ['footerMore'], picture: 'careers' },
  {
    path: '/contact',
    name: 'contact',
    copy: 'contact-page',
    menus: ['header', 'footerMore'],
    picture: 'talk',
    showsOffices: true,
  },
  { path: '/contact/call', parent: '/contact' },
  { path: '/contact/thanks', parent: '/contact' },
  { path: '/contact/retry', parent: '/contact' },
  { path: '/developers' },
  { path: '/call/[token]', parent: '/contact' },
  { path: '/privacy-policy', name: 'privacy', copy: 'privacy-page', menus: ['footerLegal'] },
  { path: '/terms-of-service', name: 'terms', copy: 'terms-page', menus: ['footerLegal'] },
] as const satisfies readonly Row[]

type KnownRow = (typeof rows)[number]
export type PagePath = KnownRow['path']
export type PageName = Extract<KnownRow, { name: string }>['name']
export type PageCopySlug = Extract<KnownRow, { copy: string }>['copy']
export type PageCollection = NonNullable<Row['collection']>

export type Page = Omit<Row, 'path' | 'name' | 'copy'> & {
  path: PagePath
  name?: PageName
  copy?: PageCopySlug
}

export const pages: readonly Page[] = rows
