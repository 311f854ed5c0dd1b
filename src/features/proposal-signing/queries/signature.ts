import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { asUser } from '@/lib/server/db/local-api'
import type { SignatureMethod } from '../signing-rules'

/** The evidence of a signature as pages and the PDF show it. */
export type ShownSignature = {
  signer: { name: string; email: string }
  method: SignatureMethod
  /** What was typed in place of a drawing. */
  typedName?: string
  /** The drawing as a PNG in base64. */
  image?: string
  signedAt: Date
  documentSha256: string
  consent: { version: string; language: Language; text: string }
  address: string
  userAgent: string
  /** The digest of the whole record. */
  sha256: string
}

/** Returns the signature on a proposal; undefined when there is none that the signed-in user may see. */
export async function findSignature(
  req: PayloadRequest,
  proposal: string,
): Promise<ShownSignature | undefined> {
  const { docs } = await asUser(req).find({
    collection: 'proposal-signatures',
    where: { proposal: { equals: proposal } },
    sort: '-signedAt',
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [row] = docs
  if (!row) return undefined
  return {
    signer: { name: row.signerName, email: row.signerEmail },
    method: row.method,
    typedName: row.typedName ?? undefined,
    image: row.image ?? undefined,
    signedAt: new Date(row.signedAt),
    documentSha256: row.documentSha256,
    consent: { version: row.consentVersion, language: row.consentLanguage, text: row.consentText },
    address: row.address,
    userAgent: row.userAgent ?? '',
    sha256: row.sha256,
  }
}
