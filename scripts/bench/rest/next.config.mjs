import { withPayload } from '@payloadcms/next/withPayload'

/** Nothing but what Payload needs, and what the site has too: no compression, no proof of what kept pages are. */
export default withPayload({ compress: false, generateEtags: false, poweredByHeader: false })
