import { serviceSlugs } from '@/features/services/rules'

/** The pages beside home, contact and the blog, by their English path. */
export const pagePaths = [
  '/about',
  '/services',
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  '/industries',
  '/case-studies',
  '/careers',
  '/privacy-policy',
  '/terms-of-service',
]
