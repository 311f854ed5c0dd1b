import { withPayload } from '@payloadcms/next/withPayload'
import createNextIntlPlugin from 'next-intl/plugin'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'

/** Nothing here may depend on the deployment: Next stores the configuration in the build. */
const next = {
  output: 'standalone',
  // Pictures are served as they were uploaded; a public resizing endpoint would be work for anyone to cause.
  images: { unoptimized: true },
  poweredByHeader: false,
  // nginx compresses and sets ETags (docs/operations.md).
  compress: false,
  generateEtags: false,
  cacheHandler: new URL('./src/cache-handler.mjs', import.meta.url).pathname,
  // Fonts of share images and PDFs, and drawings, which are read from disk.
  outputFileTracingIncludes: {
    '/art/[name]': ['./src/lib/art/files/*.svg'],
    '/[locale]/share/[...page]': ['./src/lib/server/images/fonts/share-*.ttf', './src/lib/art/files/*.svg'],
    '/api/invoice-pdf/[id]': ['./src/lib/server/pdf/fonts/*.ttf'],
    '/api/proposal-pdf/[id]': ['./src/lib/server/pdf/fonts/*.ttf'],
  },
  // They read files of their packages. A release prints PDFs in a thread (src/pdf-thread.ts).
  serverExternalPackages: ['pdfkit', 'linebreak'],
  cacheMaxMemorySize: 64 * 1024 * 1024,
  experimental: {
    isrFlushToDisk: false,
    // Each route is loaded with its first request: loading all of them makes the start slow and takes 190 MB.
    preloadEntriesOnStart: false,
    // Most visitors open one page: fewer requests matter more than sharing chunks between pages.
    turbopackChunking: {
      firstPageLoadPriority: 0.8,
      minChunkSize: 100_000,
      priorityRoutes: [/^\/\[locale\]$/],
    },
  },
  // `npm run check` checks the types.
  typescript: { ignoreBuildErrors: true },
  // Paths without a language are English; a rewrite costs less than a proxy in front of every page.
  rewrites: () =>
    Promise.resolve({
      // Next serves its own pages for errors by address, `/_global-error` with 200: they are no pages of the site.
      beforeFiles: [{ source: '/:page(_global-error|_not-found|_error)', destination: '/en/:page' }],
      afterFiles: [
        { source: '/', destination: '/en' },
        { source: '/:path((?!(?:api|admin|art|_next|en|es)(?:/|$)).*)', destination: '/en/:path' },
      ],
      fallback: [],
    }),
  redirects: () =>
    Promise.resolve([
      // The list of posts is /resources; posts are below /blog.
      { source: '/blog', destination: '/resources', permanent: true },
      { source: '/es/blog', destination: '/es/resources', permanent: true },
      { source: '/en', destination: '/', permanent: true },
      { source: '/en/:path+', destination: '/:path+', permanent: true },
    ]),
  // Security headers are added to every response at run time: src/lib/server/http/pipeline/response.ts.
  headers: () => Promise.resolve([]),
}

/**
 * Restricts Payload's client hint headers to the admin: they make browsers request each page again, and Payload sends them on
 * every route.
 */
function limitHintsToAdmin(config) {
  const isHint = ({ key }) => /^(accept-ch|critical-ch|vary)$/i.test(key)
  const { headers } = config
  return {
    ...config,
    headers: async () =>
      (await headers()).map((rule) =>
        rule.headers.some(isHint) ? { ...rule, source: '/admin/:path*' } : rule,
      ),
  }
}

/**
 * Makes a build a quarter faster: without source maps on the server, which releases do not include, and without a cache for
 * the next build, which `npm run dev` does not use.
 */
const buildOptions = { turbopackSourceMaps: false, turbopackFileSystemCacheForBuild: false }

const config = limitHintsToAdmin(withPayload(createNextIntlPlugin('./src/i18n/request.ts')(next)))

/** Pages that only `npm run dev` has are named page.dev.tsx: /dev/ui shows the primitives. */
const devOptions = { pageExtensions: ['tsx', 'ts', 'dev.tsx'] }

export default (phase) => {
  if (phase === PHASE_PRODUCTION_BUILD)
    return { ...config, experimental: { ...config.experimental, ...buildOptions } }
  return phase === PHASE_DEVELOPMENT_SERVER ? { ...config, ...devOptions } : config
}
