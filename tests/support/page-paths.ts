/** The pages beside home, contact and the blog, by their English path. */
const servicePaths = [
  'marketing-automation',
  'content-marketing',
  'seo-optimization',
  'web-development',
  'email-marketing',
  'digital-advertising',
].map((slug) => `/services/${slug}`)

export const pagePaths = [
  '/about',
  '/services',
  ...servicePaths,
  '/industries',
  '/case-studies',
  '/careers',
  '/privacy-policy',
  '/terms-of-service',
]
