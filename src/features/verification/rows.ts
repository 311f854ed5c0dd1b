import {
  and,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  notExists,
  notInArray,
  or,
  sql,
  type AnyColumn,
} from 'drizzle-orm'

import { type Database, dayText, utcTime } from '@/lib/server/db/sql'
import {
  audit_entries,
  invoices,
  proposal_images,
  proposal_signatures,
  proposal_versions,
  proposals,
} from '@/payload-tables'
import type { AuditRow, VersionRow } from './chain'
import type { InvoiceRow, SignatureRow } from './record-checks'

/** Rows read at a time: a signature has a picture of up to 133 kB. */
const BATCH = 200

/** Reads rows by their keys, a batch at a time. */
async function* inBatches<Key, Row>(
  read: (after: Key | undefined) => Promise<Row[]>,
  key: (row: Row) => Key,
) {
  for (let after: Key | undefined; ;) {
    const rows = await read(after)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = key(last)
  }
}

const isAfter = (column: AnyColumn, key: string | number | undefined) =>
  key === undefined ? undefined : gt(column, key)

/** Returns all versions, a batch at a time. */
export function readVersions(db: Database) {
  const { id, proposal, number, title, language, sha256, canonical } = proposal_versions
  const { setupFee, monthlyFee, amount, currency, frozenAt, expiresAt } = proposal_versions
  return inBatches(
    (after: string | undefined): Promise<VersionRow[]> =>
      db
        .select({
          id,
          proposal,
          frozenAt: utcTime(frozenAt),
          number,
          title,
          language,
          setupFee,
          monthlyFee,
          amount,
          currency,
          expiresAt: utcTime(expiresAt),
          sha256,
          canonical,
        })
        .from(proposal_versions)
        .where(isAfter(id, after))
        .orderBy(id)
        .limit(BATCH),
    (row) => row.id,
  )
}

/** Returns all signatures, a batch at a time. */
export function readSignatures(db: Database) {
  const { id, signedAt, ...evidence } = getTableColumns(proposal_signatures)
  return inBatches(
    (after: string | undefined): Promise<SignatureRow[]> =>
      db
        .select({ id, signedAt: utcTime(signedAt), ...evidence })
        .from(proposal_signatures)
        .where(isAfter(id, after))
        .orderBy(id)
        .limit(BATCH),
    (row) => row.id,
  )
}

/** Returns all audit entries in the order of the chain, a batch at a time. */
export function readEntries(db: Database) {
  const { seq, type, subjectId, data, occurredAt, previousHash, hash } = audit_entries
  return inBatches(
    (after: number | undefined): Promise<AuditRow[]> =>
      db
        .select({ seq, type, subjectId, data, occurredAt: utcTime(occurredAt), previousHash, hash })
        .from(audit_entries)
        .where(isAfter(seq, after))
        .orderBy(seq)
        .limit(BATCH),
    (row) => row.seq,
  )
}

/** Returns the invoices by their ids. */
export async function readInvoices(db: Database): Promise<Map<string, InvoiceRow>> {
  const { id, invoiceNumber: number, client, amount, currency, dueDate } = invoices
  const batches = inBatches(
    (after: string | undefined): Promise<InvoiceRow[]> =>
      db
        .select({ id, number, client, amount, currency, due: dayText(dueDate) })
        .from(invoices)
        .where(isAfter(id, after))
        .orderBy(id)
        .limit(BATCH),
    (row) => row.id,
  )
  const rows = new Map<string, InvoiceRow>()
  for await (const row of batches) rows.set(row.id, row)
  return rows
}

/** Returns the digests of the pictures that are part of a version, by their ids. */
export async function readImages(db: Database): Promise<Map<string, string | null>> {
  const { id, sha256, frozenAt } = proposal_images
  const rows = await db.select({ id, sha256 }).from(proposal_images).where(isNotNull(frozenAt))
  return new Map(rows.map((row) => [row.id, row.sha256]))
}

/** Returns the ids of proposals that have a signature and are not marked as signed at its time. */
export async function readUnmarked(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: proposals.id })
    .from(proposals)
    .innerJoin(proposal_signatures, eq(proposal_signatures.proposal, proposals.id))
    .where(
      or(
        notInArray(proposals.status, ['signed', 'accepted']),
        sql`${proposals.signedAt} is distinct from ${proposal_signatures.signedAt}`,
      ),
    )
    .orderBy(proposals.id)
  return rows.map(({ id }) => id)
}

/** Returns the ids of proposals that are marked as signed and have no signature. */
export async function readUnsigned(db: Database): Promise<string[]> {
  const own = db
    .select({ id: proposal_signatures.id })
    .from(proposal_signatures)
    .where(eq(proposal_signatures.proposal, proposals.id))
  const rows = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.status, 'signed'), notExists(own)))
    .orderBy(proposals.id)
  return rows.map(({ id }) => id)
}
