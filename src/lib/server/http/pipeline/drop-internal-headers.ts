import type { RequestStep } from './step'

const internalHeaders = [
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-middleware-next',
  'x-middleware-prefetch',
  'x-invoke-path',
  'x-invoke-query',
  'x-invoke-output',
  'x-matched-path',
  'x-original-url',
  'x-rewrite-url',
  'x-forwarded-host',
  'x-forwarded-port',
  // Set by src/proxy.ts for the pages in preview.
  'x-puente-page',
  // Next reads the nonce of its scripts from these; only src/proxy.ts may set them.
  'content-security-policy',
  'content-security-policy-report-only',
]

/** Drops headers that Next and Payload use internally. No client has a reason to send them. */
export const dropInternalHeaders: RequestStep = ({ headers }) => {
  for (const name of internalHeaders) delete headers[name]
}
