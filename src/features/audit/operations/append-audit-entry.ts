import type { PayloadRequest } from 'payload'

import { canonicalJson } from '@/lib/server/canonical'
import { runSql, sql } from '@/lib/server/db/sql'
import type { AuditType } from '../rules'

type AuditEvent = {
  type: AuditType
  /** The id of the proposal or invoice. */
  subjectId: string
  /**
   * What happened, without names and addresses of people. For a proposal, `sha256` is the digest of what the entry stands
   * for: the version that was sent, the evidence that was signed.
   */
  data: Record<string, unknown>
}

/** An entry's number, and its hash in hex. */
export type AppendedEntry = { seq: number; hash: string }

/**
 * Appends an entry to the audit chain, in the transaction of the request. Only one transaction can append at a time,
 * until it ends: call this as late as possible, after all other row locks. Throws if the database rejects the entry.
 */
export async function appendAuditEntry(
  req: PayloadRequest,
  { type, subjectId, data }: AuditEvent,
): Promise<AppendedEntry> {
  const [entry] = await runSql<{ seq: string; hash: string }>(
    req,
    sql`select seq, hash from append_audit_entry(${type}, ${subjectId}, ${canonicalJson(data).canonical})`,
  )
  if (!entry) throw new Error('append_audit_entry returned no row')
  return { seq: Number(entry.seq), hash: entry.hash }
}
