import type { ResponseStep } from './step'

const singleHeaders = ['location', 'content-security-policy']

/**
 * Keeps the last of repeated `Location` and `Content-Security-Policy` headers. Next sets the target of a redirect when it
 * renders one and appends it again from the cache entry, and appends the policy of a cached page to that of the proxy. A
 * browser enforces all policies that it receives, so that the second would block what the first allows.
 */
export const keepLastOfSingleHeaders: ResponseStep = (response, status) => {
  for (const name of singleHeaders) {
    const value = response.getHeader(name)
    if (Array.isArray(value)) response.setHeader(name, value.at(-1) ?? '')
  }
  return status
}
