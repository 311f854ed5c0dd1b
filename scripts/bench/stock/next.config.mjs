import { withPayload } from '@payloadcms/next/withPayload'

/** Like the site, without compression and ETags, so that both do the same work. */
export default withPayload({
  compress: false,
  generateEtags: false,
  poweredByHeader: false,
  // Next looks in the folders above too, and would run the site's proxy.ts and instrumentation.ts.
  pageExtensions: ['js', 'jsx'],
})
