import type { PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import sharp from 'sharp'
import { appendAuditEntry } from '@/features/audit/operations/append-audit-entry'
import { lockLead } from '@/features/leads/operations/lock-lead'
import { siteSettings } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { sha256Of } from '@/lib/server/canonical'
import { asSystem } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { BrowserContext } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import en from '@/messages/en/signing.json'
import es from '@/messages/es/signing.json'
import { canonicalEvidence } from '../signature-evidence'
import type { SignProposalInput } from '../signing-schemas'
import { queueReceipts } from './queue-receipts'
import { requireSigner } from './require-signer'
import { settleProposal } from './settle-proposal'
import { pad } from '../pad-rules'
import { CONSENT_VERSION, consentText, signatureLimits } from '../signing-rules'

const PREFIX = 'data:image/png;base64,'
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Length, type and checksum of a chunk. */
const CHUNK_BYTES = 12
/** With fewer dark pixels it is a dot or blank; with more than half of the pixels dark it is not handwriting. */
const MIN_INK = 25
const MAX_INK = (pad.width * pad.height) / 2
const DARK = 128

const invalid = (code: 'invalid' | 'blank' = 'invalid') =>
  new AppError('invalid', { fields: { image: code } })

/**
 * Returns a drawn signature as a small gray PNG without metadata. Throws AppError 'invalid' with the field 'image' for
 * anything but a PNG of the pad's size from its first to its last byte, and 'blank' for one without a line.
 */
export async function readSignaturePicture(dataUrl: string): Promise<Buffer> {
  const bytes = decode(dataUrl)
  if (!isWholePng(bytes)) throw invalid()
  const paper = sharp(bytes, { failOn: 'warning', limitInputPixels: pad.width * pad.height })
    .flatten({ background: '#ffffff' })
    .grayscale()
  const pixels = await paper
    .clone()
    .raw()
    .toBuffer()
    .catch(() => undefined)
  if (!pixels) throw invalid()
  const ink = pixels.reduce((sum, value) => sum + (value < DARK ? 1 : 0), 0)
  if (ink < MIN_INK || ink > MAX_INK) throw invalid('blank')
  const picture = await paper.png({ palette: true, colours: 16, compressionLevel: 9 }).toBuffer()
  if (picture.length > signatureLimits.imageBytes) throw invalid()
  return picture
}

function decode(dataUrl: string): Buffer {
  const text = dataUrl.startsWith(PREFIX) ? dataUrl.slice(PREFIX.length) : ''
  const bytes = Buffer.from(text, 'base64')
  // Decoding skips what is not base64.
  if (text === '' || bytes.toString('base64') !== text) throw invalid()
  return bytes
}

/** Whether the chunks of a PNG of the pad's size end exactly at the end of the file. */
function isWholePng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, PNG.length).equals(PNG) || bytes.length < PNG.length + CHUNK_BYTES + 13) return false
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (width !== pad.width || height !== pad.height) return false
  let offset = PNG.length
  while (offset + CHUNK_BYTES <= bytes.length) {
    const type = bytes.toString('latin1', offset + 4, offset + 8)
    offset += CHUNK_BYTES + bytes.readUInt32BE(offset)
    if (type === 'IEND') return offset === bytes.length
  }
  return false
}

type SigningContext = Pick<BrowserContext, 'req' | 'user' | 'address' | 'requestHeaders'>

/**
 * Signs the version of a proposal that the page showed: marks it as signed, stores the evidence, closes the lead as won,
 * appends to the audit chain, and queues the receipts, all in one transaction. Time, address and signer are the server's.
 * Throws AppError 'invalid' for a broken or blank picture, 'forbidden' for anyone but an active client, 'not_found' for a
 * proposal of someone else, and 'conflict' when it cannot be signed, or with a consent text that is not the current one.
 */
export async function signProposal(
  context: SigningContext,
  { proposal, version, image, typedName, consentVersion, consentLanguage }: SignProposalInput,
): Promise<{ signedAt: string }> {
  const { req } = context
  if (consentVersion !== CONSENT_VERSION) throw new AppError('conflict')
  // Before the transaction: neither needs its locks.
  const picture = image === undefined ? undefined : await readSignaturePicture(image)
  const shownIn = consentLanguage ?? context.user?.language ?? 'en'
  const consent = { version: CONSENT_VERSION, language: shownIn, text: await shownConsent(shownIn) }
  return inTransaction(req, async () => {
    const signer = await requireSigner(context)
    const signed = await settleProposal(req, {
      proposal,
      version,
      client: signer.client.id,
      status: 'signed',
    })
    const evidence = {
      proposal,
      version: signed.version.id,
      client: signer.client.id,
      signer: signer.id,
      signerName: signer.name,
      signerEmail: signer.email,
      method: picture ? ('drawn' as const) : ('typed' as const),
      typedName: typedName ?? null,
      imageSha256: picture ? sha256Of(picture) : null,
      documentSha256: signed.version.sha256,
      consentVersion: consent.version,
      consentLanguage: consent.language,
      consentText: consent.text,
      signedAt: signed.at,
      address: context.address,
      userAgent: userAgentOf(context.requestHeaders),
    }
    const bytes = canonicalEvidence(evidence)
    const row = { ...evidence, ...bytes, image: picture?.toString('base64') ?? null }
    await asSystem(req).create({ collection: 'proposal-signatures', data: row, depth: 0 })
    if (signed.lead) await closeLead(req, signed.lead)
    await queueReceipts(req, signed, signer)
    await announce(req, 'proposals', proposal)
    await appendAuditEntry(req, {
      type: 'proposal_signed',
      subjectId: proposal,
      data: { version: signed.version.number, sha256: bytes.sha256 },
    })
    return { signedAt: signed.at }
  })
}

/** Returns the consent text as the page shows it. A copy from the browser is never used. */
export async function shownConsent(language: Language): Promise<string> {
  const { email } = await siteSettings(language)
  const t = createTranslator({ locale: language, messages: { en, es }[language] })
  return consentText(t, email)
}

/** Closes the lead of a signed proposal as won; its history records it. */
async function closeLead(req: PayloadRequest, id: string): Promise<void> {
  const { status } = await lockLead(req, id)
  if (status === 'closed_won') return
  await asSystem(req).update({ collection: 'leads', id, data: { status: 'closed_won' }, depth: 0 })
}

/** In characters. */
const MAX_USER_AGENT = 500

const userAgentOf = (headers: Headers): string =>
  (headers.get('user-agent') ?? '')
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, MAX_USER_AGENT)
    .trim() || 'unknown'
