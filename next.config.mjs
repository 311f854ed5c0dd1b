import { withPayload } from '@payloadcms/next/withPayload'
import createNextIntlPlugin from 'next-intl/plugin'

/** Nothing here depends on where the build will run: it is frozen with the build. */
const next = {
  output: 'standalone',
  // Pictures are served as they were made; nobody outside has them resized.
  images: { unoptimized: true },
  poweredByHeader: false,
  // Compression and ETags are the work of the server in front (docs/operations.md).
  compress: false,
  generateEtags: false,
  cacheHandler: new URL('./src/cache-handler.mjs', import.meta.url).pathname,
  // Fonts of drawn pictures and papers, which are read by their path.
  outputFileTracingIncludes: {
    '/[locale]/share/[...page]': ['./src/lib/server/fonts/share-*.ttf'],
    '/api/invoice-pdf/[id]': ['./src/lib/server/fonts/paper-*.ttf'],
  },
  cacheMaxMemorySize: 64 * 1024 * 1024,
  experimental: {
    isrFlushToDisk: false,
    // Each route is loaded at its first request: all of them together cost a start its speed and 190 MB.
    preloadEntriesOnStart: false,
    // Most visitors see one page: fewer requests for it are worth a few bytes twice.
    turbopackChunking: { firstPageLoadPriority: 0.8, minChunkSize: 100_000 },
  },
  // `npm run check` covers types, tests and scripts included.
  typescript: { ignoreBuildErrors: true },
  // Addresses without a language are English; rewriting them here costs less than a proxy in front of every page.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [
      { source: '/', destination: '/en' },
      { source: '/:path((?!(?:api|admin|art|_next|en|es)(?:/|$)).*)', destination: '/en/:path' },
    ],
    fallback: [],
  }),
  redirects: async () => [
    // The list of posts has one address (specification, section 2); posts stand below /blog.
    { source: '/blog', destination: '/resources', permanent: true },
    { source: '/es/blog', destination: '/es/resources', permanent: true },
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path+', destination: '/:path+', permanent: true },
  ],
  // Headers of safety come with every answer of the process: src/lib/server/security-headers.ts.
  headers: async () => [],
}

/** Payload asks browsers for client hints on every route, which makes them request public pages twice. */
function hintsOnAdminOnly(config) {
  const isHint = ({ key }) => /^(accept-ch|critical-ch|vary)$/i.test(key)
  const all = config.headers
  return {
    ...config,
    headers: async () =>
      (await all()).map((rule) => (rule.headers.some(isHint) ? { ...rule, source: '/admin/:path*' } : rule)),
  }
}

export default hintsOnAdminOnly(withPayload(createNextIntlPlugin('./src/i18n/request.ts')(next)))
