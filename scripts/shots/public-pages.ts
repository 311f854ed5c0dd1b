import { pages } from '@/features/routes/registry'
import { serviceSlugs } from '../../src/features/services/rules'

/** The pages of the registry, named after the global of their copy: case-studies, privacy. */
const copyPages = Object.fromEntries(
  pages.flatMap(({ path, copy }) => (copy ? [[copy.replace(/-page$/, ''), path]] : [])),
)

/** The public pages with a fixed path, by the name of their picture. Paths are without the language prefix. */
export const publicPages: Record<string, string> = {
  ...copyPages,
  ...Object.fromEntries(serviceSlugs.map((slug) => [slug, `/services/${slug}`])),
  'resources-2': '/resources/page/2',
  search: '/resources/search?q=cliente',
  'search-nothing': '/resources/search?q=zzz',
  'post-not-found': '/blog/nope',
  'category-not-found': '/category/nope',
  developers: '/developers',
  thanks: '/contact/thanks',
  retry: '/contact/retry',
  'not-found': '/nope',
  auth: '/auth',
  'auth-sign-up': '/auth?tab=sign-up',
  'auth-forgot': '/auth/forgot',
  'auth-reset-over': '/auth/reset?expired',
  'auth-invitation-over': '/auth/invitation?expired',
  'auth-verify-over': '/auth/verify?expired',
}
