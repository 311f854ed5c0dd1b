import type { PayloadRequest } from 'payload'
import { z } from 'zod'

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
const appendedEntry = z.object({ seq: z.coerce.number(), hash: z.string() })
export type AppendedEntry = z.infer<typeof appendedEntry>

/**
 * Appends an entry to the audit chain, in the transaction of the request. Only one transaction can append at a time,
 * until it ends: call this as late as possible, after all other row locks. Throws if the database rejects the entry.
 */
export async function appendAuditEntry(
  req: PayloadRequest,
  { type, subjectId, data }: AuditEvent,
): Promise<AppendedEntry> {
  // A function of the migrations that returns a row.
  const [entry] = await runSql(
    req,
    sql`select seq, hash from append_audit_entry(${type}, ${subjectId}, ${canonicalJson(data).canonical})`,
    appendedEntry,
  )
  if (!entry) throw new Error('append_audit_entry returned no row')
  return entry
}
