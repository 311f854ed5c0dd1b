import { sha256Of } from '@/lib/server/canonical'
import type { AuditType } from '@/features/audit/rules'

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
