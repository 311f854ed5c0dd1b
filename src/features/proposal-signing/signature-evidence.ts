import type { Language } from '@/i18n/languages'
import { canonicalJson, type Canonical } from '@/lib/server/canonical'
import type { SignatureMethod } from './signing-rules'

/** What a signature on a proposal binds together: the columns of `proposal-signatures` but for the picture. */
export type SignatureEvidence = {
  /** Ids of the proposal, its version, its client and the account. */
  proposal: string
  version: string
  client: string
  signer: string
  signerName: string
  signerEmail: string
  method: SignatureMethod
  typedName: string | null
  /** Of the picture's bytes, in hex. */
  imageSha256: string | null
  /** Of the version's canonical bytes, in hex. */
  documentSha256: string
  consentVersion: string
  consentLanguage: Language
  consentText: string
  /** The database's time in ISO 8601, UTC, with milliseconds. */
  signedAt: string
  /** The IP address from which the request came. */
  address: string
  userAgent: string | null
}

/** The fields, in no order: canonical JSON sorts them. */
export const evidenceFields = [
  'proposal',
  'version',
  'client',
  'signer',
  'signerName',
  'signerEmail',
  'method',
  'typedName',
  'imageSha256',
  'documentSha256',
  'consentVersion',
  'consentLanguage',
  'consentText',
  'signedAt',
  'address',
  'userAgent',
] as const satisfies readonly (keyof SignatureEvidence)[]

/** Returns the bytes that are stored as `canonical`, and their digest, stored as `sha256`. Ignores other properties. */
export const canonicalEvidence = (evidence: SignatureEvidence): Canonical =>
  canonicalJson(Object.fromEntries(evidenceFields.map((name) => [name, evidence[name]])))
