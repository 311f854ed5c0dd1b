import { createHash } from 'node:crypto'

import canonicalize from 'canonicalize'

/** Returns the SHA-256 of bytes, or of a text in UTF-8, in hex. */
export const sha256Of = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

/** Canonical JSON (RFC 8785: equal values have equal bytes), and the SHA-256 of its bytes in hex. */
export type Canonical = { canonical: string; sha256: string }

/** Returns the canonical JSON of an object. Properties that are undefined are left out. */
export function canonicalJson(value: object): Canonical {
  const canonical = canonicalize(value) ?? ''
  return { canonical, sha256: sha256Of(canonical) }
}
