import type { AuditRow } from './chain'
import type { InvoiceRow } from './invoice'
import type { SignatureRow } from './signature'
import type { VersionRow } from './version'

/** Runs a query with parameters on one snapshot of the database, and returns its rows. */
export type RunQuery = <Row extends object>(text: string, values: unknown[]) => Promise<Row[]>

const utc = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const versions = `select id, proposal_id as proposal, ${utc('frozen_at')} as "frozenAt", number::float8, title, language,
    setup_fee::float8 as "setupFee", monthly_fee::float8 as "monthlyFee", amount::float8, currency,
    ${utc('expires_at')} as "expiresAt", sha256, canonical
  from proposal_versions where $1::uuid is null or id > $1 order by id limit $2`

const signatures = `select id, proposal_id as proposal, version_id as version, client_id as client, signer,
    signer_name as "signerName", signer_email as "signerEmail", method, typed_name as "typedName", image,
    image_sha256 as "imageSha256", document_sha256 as "documentSha256", consent_version as "consentVersion",
    consent_language as "consentLanguage", consent_text as "consentText", ${utc('signed_at')} as "signedAt", address,
    user_agent as "userAgent", canonical, sha256
  from proposal_signatures where $1::uuid is null or id > $1 order by id limit $2`

const entries = `select seq::float8, type, subject_id as "subjectId", data, ${utc('occurred_at')} as "occurredAt",
    previous_hash as "previousHash", hash
  from audit_entries where $1::bigint is null or seq > $1 order by seq limit $2`

const invoices = `select id, invoice_number as number, client_id as client, amount::float8, currency,
    to_char(due_date at time zone 'utc', 'YYYY-MM-DD') as due
  from invoices where $1::uuid is null or id > $1 order by id limit $2`

/** Rows read at a time: a signature has a picture of up to 133 kB. */
const BATCH = 200

async function* inBatches<Row extends object>(
  run: RunQuery,
  text: string,
  key: (row: Row) => string | number,
) {
  for (let after: string | number | null = null; ;) {
    const rows: Row[] = await run<Row>(text, [after, BATCH])
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = key(last)
  }
}

/** Returns all versions, signatures or entries, a batch at a time; entries in the order of the chain. */
export const readVersions = (run: RunQuery) => inBatches<VersionRow>(run, versions, ({ id }) => id)
export const readSignatures = (run: RunQuery) => inBatches<SignatureRow>(run, signatures, ({ id }) => id)
export const readEntries = (run: RunQuery) => inBatches<AuditRow>(run, entries, ({ seq }) => seq)

/** Returns the invoices by their ids. */
export async function readInvoices(run: RunQuery): Promise<Map<string, InvoiceRow>> {
  const rows = new Map<string, InvoiceRow>()
  for await (const row of inBatches<InvoiceRow>(run, invoices, ({ id }) => id)) rows.set(row.id, row)
  return rows
}

/** Returns the digests of the pictures that are part of a version, by their ids. */
export async function readImages(run: RunQuery): Promise<Map<string, string>> {
  const rows = await run<{ id: string; sha256: string }>(
    'select id, sha256 from proposal_images where frozen_at is not null',
    [],
  )
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]))
}

/** Returns the ids of proposals that have a signature and are not marked as signed at its time. */
export async function readUnmarked(run: RunQuery): Promise<string[]> {
  const rows = await run<{ id: string }>(
    `select p.id from proposals p join proposal_signatures s on s.proposal_id = p.id
       where p.status not in ('signed', 'accepted') or p.signed_at is distinct from s.signed_at order by p.id`,
    [],
  )
  return rows.map(({ id }) => id)
}

/** Returns the ids of proposals that are marked as signed and have no signature. */
export async function readUnsigned(run: RunQuery): Promise<string[]> {
  const rows = await run<{ id: string }>(
    `select id from proposals where status = 'signed'
       and not exists (select from proposal_signatures where proposal_id = proposals.id) order by id`,
    [],
  )
  return rows.map(({ id }) => id)
}
