import { postBeginning } from './sample-post'
import { type Side } from './staff-sites'

/** The screens of Payload that ours are compared with, by their names. */
const stockPaths = {
  'sign-in': () => '/admin/login',
  dashboard: () => '/admin',
  'post list': () => '/admin/collections/posts',
  'picture list': () => '/admin/collections/media',
  'header form': () => '/admin/globals/header',
  'post editor': (post: string) => `/admin/collections/posts/${post}`,
}

/** What a screen can have a limit of. */
export type Limited = 'javascript' | 'javascriptBeforePaint' | 'html' | 'styles' | 'firstByte' | 'paint'

/** A screen of ours beside one of Payload's. */
export interface Screen {
  name: string
  stock: keyof typeof stockPaths
  path: (post: string) => string
  /** The beginning of the text that is the largest paint. */
  text?: string
  isSignedOut?: boolean
  /** The most that it may need: kB of HTML and of styles, a ratio to the stock screen of all else. */
  limits: Partial<Record<Limited, number>>
}

/** Of every screen that is not Payload's. */
const desk = { styles: 45 }
const boards = { ...desk, javascript: 0.5, html: 200, firstByte: 1.5, paint: 1.2 }
const payloads = { javascript: 0.85 }

export const screens: readonly Screen[] = [
  {
    name: 'sign-in',
    stock: 'sign-in',
    path: stockPaths['sign-in'],
    isSignedOut: true,
    limits: { ...desk, javascript: 0.25 },
  },
  { name: 'dashboard', stock: 'dashboard', path: stockPaths.dashboard, limits: boards },
  { name: 'blog board', stock: 'dashboard', path: () => '/admin?tab=blog', limits: boards },
  {
    name: 'people',
    stock: 'dashboard',
    path: () => '/admin/people',
    limits: { ...desk, javascript: 0.35, html: 60, firstByte: 1, paint: 1.2 },
  },
  {
    name: 'generator',
    stock: 'dashboard',
    path: () => '/admin/proposal-creator',
    limits: { ...desk, javascript: 0.35, html: 110 },
  },
  {
    name: 'translation',
    stock: 'dashboard',
    path: (post) => `/admin/translate?slug=posts&document=${post}`,
    limits: { ...desk, javascript: 0.35 },
  },
  { name: 'post list', stock: 'post list', path: stockPaths['post list'], limits: payloads },
  {
    name: 'picture list',
    stock: 'picture list',
    path: () => '/admin/collections/blog-images',
    limits: payloads,
  },
  { name: 'home page form', stock: 'header form', path: () => '/admin/globals/home-page', limits: payloads },
  {
    name: 'post editor',
    stock: 'post editor',
    path: stockPaths['post editor'],
    text: postBeginning,
    limits: { javascript: 1.15, javascriptBeforePaint: 0.85, paint: 1 },
  },
]

/** Returns the path of a screen, or of the one that it is compared with. */
export const pathOf = (screen: Screen, side: Side, post: string): string =>
  (side === 'ours' ? screen.path : stockPaths[screen.stock])(post)
