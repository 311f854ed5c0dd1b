import { postBeginning } from './sample-post'
import { type Side } from './staff-sites'

/** The screens of Payload that ours are compared with, by their names. */
const stockPaths = {
  'sign-in': () => '/admin/login',
  dashboard: () => '/admin',
  'post list': () => '/admin/collections/posts',
  'post editor': (post: string) => `/admin/collections/posts/${post}`,
}

/** The most that a screen may need: a ratio to the stock screen, or kB. */
export interface Goals {
  javascript?: number
  /** JavaScript that is loaded before the largest paint. */
  javascriptBeforePaint?: number
  htmlKilobytes?: number
  stylesKilobytes?: number
  firstByte?: number
  paint?: number
}

/** A screen of ours beside one of Payload's. */
export interface Screen {
  name: string
  stock: keyof typeof stockPaths
  path: (post: string) => string
  /** The beginning of the text that is the largest paint. */
  text?: string
  isSignedOut?: boolean
  goals: Goals
}

/** Of every screen that is not Payload's. */
const desk = { stylesKilobytes: 45 }
const boards = { ...desk, javascript: 0.5, htmlKilobytes: 200, firstByte: 1.5, paint: 1.2 }

export const screens: readonly Screen[] = [
  {
    name: 'sign-in',
    stock: 'sign-in',
    path: stockPaths['sign-in'],
    isSignedOut: true,
    goals: { ...desk, javascript: 0.25 },
  },
  { name: 'dashboard', stock: 'dashboard', path: stockPaths.dashboard, goals: boards },
  { name: 'blog board', stock: 'dashboard', path: () => '/admin?tab=blog', goals: boards },
  {
    name: 'people',
    stock: 'dashboard',
    path: () => '/admin/people',
    goals: { ...desk, javascript: 0.35, htmlKilobytes: 60, firstByte: 1, paint: 1.2 },
  },
  {
    name: 'generator',
    stock: 'dashboard',
    path: () => '/admin/proposal-creator',
    goals: { ...desk, javascript: 0.35, htmlKilobytes: 110 },
  },
  {
    name: 'translation',
    stock: 'dashboard',
    path: (post) => `/admin/translate?slug=posts&document=${post}`,
    goals: { ...desk, javascript: 0.35 },
  },
  { name: 'post list', stock: 'post list', path: stockPaths['post list'], goals: { javascript: 0.85 } },
  {
    name: 'post editor',
    stock: 'post editor',
    path: stockPaths['post editor'],
    text: postBeginning,
    goals: { javascript: 1.15, javascriptBeforePaint: 0.85, paint: 1 },
  },
]

/** Returns the path of a screen, or of the one that it is compared with. */
export const pathOf = (screen: Screen, side: Side, post: string): string =>
  (side === 'ours' ? screen.path : stockPaths[screen.stock])(post)
