import type { AuditType } from '@/features/audit/rules'
import { canonicalJson, sha256Of } from '@/lib/server/canonical'

/** A row of `proposal_versions`. Amounts in cents; times are ISO 8601 in UTC. */
export type VersionRow = {
  id: string
  proposal: string
  number: number
  title: string
  language: string
  setupFee: number
  monthlyFee: number
  amount: number
  currency: string
  expiresAt: string | null
  frozenAt: string
  sha256: string
  canonical: string
}

/** The columns that repeat what the canonical bytes say. */
const columns = [
  'proposal',
  'number',
  'title',
  'language',
  'setupFee',
  'monthlyFee',
  'amount',
  'currency',
  'expiresAt',
] as const satisfies readonly (keyof VersionRow)[]

/** Returns the object that a canonical JSON text describes; undefined for any other text. */
export function parseCanonical(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    return canonicalJson(value).canonical === text ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Returns the ids of a version's pictures that are missing or have another digest. */
export function lostImages({ canonical }: VersionRow, digests: Map<string, string | null>): string[] {
  const { images } = (parseCanonical(canonical) ?? {}) as { images?: { id: string; sha256: string }[] }
  return (images ?? []).filter(({ id, sha256 }) => digests.get(id) !== sha256).map(({ id }) => id)
}

/** Returns what is wrong with a version, from its own columns. */
export function versionProblems(row: VersionRow): string[] {
  const content = parseCanonical(row.canonical)
  if (!content) return ['its contents are not canonical JSON']
  const different = columns.filter((name) => (content[name] ?? null) !== row[name])
  return [
    ...(sha256Of(row.canonical) === row.sha256 ? [] : ['its contents do not match its SHA-256']),
    ...different.map((name) => `${name} does not match its contents`),
  ]
}

/** A row of `audit_entries`. `occurredAt` is ISO 8601, UTC, with milliseconds; the hashes are in hex. */
export type AuditRow = {
  seq: number
  type: AuditType
  subjectId: string
  data: string
  occurredAt: string
  previousHash: string
  hash: string
}

/** What the first entry names as the hash of the one before. */
const NO_ENTRY = '0'.repeat(64)

/** Returns the hash of an entry: of its fields, one a line, the hash of the entry before first. */
const entryHash = (entry: Omit<AuditRow, 'hash'>): string =>
  sha256Of(
    [entry.previousHash, entry.seq, entry.occurredAt, entry.type, entry.subjectId, entry.data].join('\n'),
  )

/** Returns what is wrong with an entry, given the one before it. */
export function linkProblems(entry: AuditRow, previous?: Pick<AuditRow, 'seq' | 'hash'>): string[] {
  const expected = (previous?.seq ?? 0) + 1
  return [
    ...(entry.seq === expected ? [] : [`entry ${expected} should come here`]),
    ...(entry.previousHash === (previous?.hash ?? NO_ENTRY) ? [] : ['does not continue the entry before it']),
    ...(entry.hash === entryHash(entry) ? [] : ['its hash does not match its contents']),
  ]
}
