import { sha256Of } from '@/lib/server/canonical'
import {
  canonicalEvidence,
  evidenceFields,
  type SignatureEvidence,
} from '@/features/proposal-signing/signature-evidence'
import { type AuditRow, parseCanonical } from './chain'

/** A row that does not match the others, such as 'proposal_versions 0f…', and why. */
export type Problem = { row: string; reason: string }

/** The last entry of the chain. Everything before it follows from its hash. */
export type ChainHead = Pick<AuditRow, 'seq' | 'hash'>

/** What was checked, and what is wrong. */
export type Report = { versions: number; signatures: number; head?: ChainHead; problems: Problem[] }

/** Collects the problems of one kind of row. */
export const toProblems = (table: string, id: string | number, reasons: string[]): Problem[] =>
  reasons.map((reason) => ({ row: `${table} ${id}`, reason }))

/** What an invoice says that never changes. The amount in cents; `due` is a day, YYYY-MM-DD. */
export type InvoiceRow = {
  id: string
  number: string
  client: string
  amount: number
  currency: string
  due: string
}

const fields = [
  'number',
  'client',
  'amount',
  'currency',
  'due',
] as const satisfies readonly (keyof InvoiceRow)[]

/** Returns what is wrong with the invoice that an entry says was issued. */
export function invoiceProblems(
  { subjectId, data }: Pick<AuditRow, 'subjectId' | 'data'>,
  invoice: InvoiceRow | undefined,
): Problem[] {
  if (!invoice) return toProblems('invoices', subjectId, ['the invoice that was issued is missing'])
  const issued = parseCanonical(data) ?? {}
  const different = fields.filter((name) => issued[name] !== invoice[name])
  return toProblems(
    'invoices',
    invoice.id,
    different.map((name) => `${name} does not match its audit entry`),
  )
}

/** A row of `proposal_signatures`. `image` is a PNG in base64. */
export type SignatureRow = SignatureEvidence & {
  id: string
  image: string | null
  canonical: string
  sha256: string
}

/** The version that was signed, with the digest that its bytes have now. */
export type SignedVersion = { proposal: string; digest: string }

function imageProblems({ method, image, imageSha256, typedName }: SignatureRow): string[] {
  if (method === 'typed') return typedName ? [] : ['the typed name is missing']
  if (!image || !imageSha256) return ['the drawing is missing']
  const bytes = Buffer.from(image, 'base64')
  // Decoding ignores characters that are not base64.
  const isExact = bytes.toString('base64') === image
  return isExact && sha256Of(bytes) === imageSha256 ? [] : ['the drawing does not match its SHA-256']
}

function canonicalProblems(row: SignatureRow): string[] {
  if (canonicalEvidence(row).canonical === row.canonical) return []
  const stored = parseCanonical(row.canonical) ?? {}
  const different = evidenceFields.filter((name) => (stored[name] ?? null) !== row[name])
  return different.length > 0
    ? different.map((name) => `${name} does not match the evidence`)
    : ['the evidence is not canonical JSON']
}

/** Returns what is wrong with a signature, from its own columns and the version that it names. */
export function signatureProblems(row: SignatureRow, version?: SignedVersion): string[] {
  return [
    ...canonicalProblems(row),
    ...(sha256Of(row.canonical) === row.sha256 ? [] : ['the evidence does not match its SHA-256']),
    ...imageProblems(row),
    ...(version?.digest === row.documentSha256 ? [] : ['the signed document is not the stored version']),
    ...(version?.proposal === row.proposal ? [] : ['the version belongs to another proposal']),
  ]
}
