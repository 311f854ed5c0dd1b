import { sha256Of } from '@/lib/server/canonical'
import type { AuditType } from '@/features/audit/rules'
import type { Database } from '@/lib/server/db/sql'
import {
  linkProblems,
  type AuditRow,
  lostImages,
  parseCanonical,
  versionProblems,
  type VersionRow,
} from './chain'
import {
  invoiceProblems,
  toProblems,
  type ChainHead,
  type Problem,
  type Report,
  signatureProblems,
  type SignedVersion,
} from './record-checks'
import {
  readEntries,
  readImages,
  readInvoices,
  readSignatures,
  readUnmarked,
  readUnsigned,
  readVersions,
} from './rows'

/** What the entries of a type record: digests by the ids of their proposals. */
type Recorded = Partial<Record<AuditType, Set<string>>>

const pair = (proposal: string, digest: string) => `${proposal} ${digest}`

/** Returns the digests that an entry names, each with its subject. */
function digestsOf({ subjectId, data }: AuditRow): string[] {
  const values = Object.values(parseCanonical(data) ?? {})
  const digests = values.filter((value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value))
  return digests.map((digest) => pair(subjectId, String(digest)))
}

/** Returns what is wrong with the time of a version that was sent, which its entry names too. */
function sentProblems(
  { data }: AuditRow,
  version: Pick<VersionRow, 'id' | 'frozenAt'> | undefined,
): Problem[] {
  const { frozenAt } = parseCanonical(data) ?? {}
  // Older entries do not name it.
  if (!version || frozenAt === undefined || frozenAt === version.frozenAt) return []
  return toProblems('proposal_versions', version.id, ['frozenAt does not match its audit entry'])
}

/** The entries whose rows must still exist, and what to say when one does not. */
const subjects = {
  proposal_sent: 'the version that was sent is missing or was changed',
  proposal_signed: 'the signature is missing or was changed',
} as const

/**
 * Checks every sent version, signature and audit entry against each other: digests are computed again from the stored bytes,
 * and an entry of the chain must record each signature. Pictures of versions must have the digests that were sent, and
 * invoices the number, client, amount, currency and due date that were issued. `expected` is the head of an earlier check,
 * which must still be part of the chain. `db` must read one snapshot.
 */
export async function verifyRecords(db: Database, expected?: ChainHead): Promise<Report> {
  const problems: Problem[] = []
  const found: Recorded = { proposal_sent: new Set(), proposal_signed: new Set() }
  const versions = new Map<string, SignedVersion>()
  const sent = new Map<string, Pick<VersionRow, 'id' | 'frozenAt'>>()
  const images = await readImages(db)
  for await (const version of readVersions(db)) {
    const { id, proposal, canonical, sha256 } = version
    problems.push(...toProblems('proposal_versions', id, versionProblems(version)))
    versions.set(id, { proposal, digest: sha256Of(canonical) })
    found.proposal_sent?.add(pair(proposal, sha256))
    sent.set(pair(proposal, sha256), { id, frozenAt: version.frozenAt })
    for (const image of lostImages(version, images))
      problems.push(...toProblems('proposal_images', image, [`it is not as version ${id} shows it`]))
  }

  const signatures = new Map<string, string>()
  for await (const signature of readSignatures(db)) {
    const { id, proposal, version, sha256 } = signature
    problems.push(
      ...toProblems('proposal_signatures', id, signatureProblems(signature, versions.get(version))),
    )
    signatures.set(id, pair(proposal, sha256))
    found.proposal_signed?.add(pair(proposal, sha256))
  }

  const invoices = await readInvoices(db)
  const recorded = new Set<string>()
  let head: AuditRow | undefined
  for await (const entry of readEntries(db)) {
    const digests = entry.type in subjects ? digestsOf(entry) : []
    const type = entry.type as keyof typeof subjects
    const lost = entry.type in subjects && !digests.some((digest) => found[type]?.has(digest))
    if (type === 'proposal_signed') for (const digest of digests) recorded.add(digest)
    if (type === 'proposal_sent')
      problems.push(...digests.flatMap((digest) => sentProblems(entry, sent.get(digest))))
    if (entry.type === 'invoice_issued')
      problems.push(...invoiceProblems(entry, invoices.get(entry.subjectId)))
    const moved = expected?.seq === entry.seq && expected.hash !== entry.hash
    problems.push(
      ...toProblems('audit_entries', entry.seq, [
        ...linkProblems(entry, head),
        ...(lost ? [`${subjects[type]} (proposal ${entry.subjectId})`] : []),
        ...(moved ? ['its hash was another at the earlier check'] : []),
      ]),
    )
    head = entry
  }

  for (const [id, digest] of signatures)
    if (!recorded.has(digest))
      problems.push({ row: `proposal_signatures ${id}`, reason: 'no audit entry records it' })
  for (const id of await readUnsigned(db))
    problems.push({ row: `proposals ${id}`, reason: 'it is marked as signed and has no signature' })
  for (const id of await readUnmarked(db))
    problems.push({
      row: `proposals ${id}`,
      reason: 'it has a signature and is not marked as signed at that time',
    })
  if (expected && (head?.seq ?? 0) < expected.seq)
    problems.push({ row: `audit_entries ${expected.seq}`, reason: 'it is missing since the earlier check' })
  return { versions: versions.size, signatures: signatures.size, problems, ...(head ? { head } : {}) }
}
