import { withPayload } from '@payloadcms/next/withPayload'

/** Like the site, without compression and ETags, so that both do the same work. */
export default withPayload({ compress: false, generateEtags: false, poweredByHeader: false })
