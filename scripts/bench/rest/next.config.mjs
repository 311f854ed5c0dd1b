import { withPayload } from '@payloadcms/next/withPayload'

/**
 * Like the site, without compression and ETags, so that both do the same work. Next looks for `proxy` and `instrumentation`
 * in the folders above, too: without these extensions it builds those of the site into this app.
 */
export default withPayload({
  compress: false,
  generateEtags: false,
  poweredByHeader: false,
  pageExtensions: ['js'],
})
