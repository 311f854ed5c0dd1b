import { drizzle } from 'drizzle-orm/node-postgres'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { env } from '@/env'
import { canonicalEvidence } from '@/features/proposal-signing/signature-evidence'
import type { ChainHead } from '@/features/verification/record-checks'
import { verifyRecords } from '@/features/verification/verify-records'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import { makeProposal, sentProposal } from '../support/client-records'
import { runPuente } from '../support/operator'
import { storeSignature } from '../support/signatures'

/** Someone with the owner's privileges changes the history. The check must name what was changed. */

let payload: Payload
let signed: Awaited<ReturnType<typeof storeSignature>>
const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })

beforeAll(async () => {
  payload = await start()
  await owner.connect()
  await makeUser(payload, 'admin')
  await storeSignature(payload)
  signed = await storeSignature(payload)
  await storeSignature(payload)
  // A version that nobody signed, and a proposal that was not sent.
  await sentProposal(payload)
  await makeProposal(payload)
})
afterAll(() => owner.end())

const verify = (expected?: ChainHead) => verifyRecords(drizzle(owner), expected)
/** The rows that are named, each once. */
const namesOf = async (expected?: ChainHead) => [
  ...new Set((await verify(expected)).problems.map(({ row }) => row)),
]

type Ids = typeof signed
const nameOf = {
  proposals: ({ proposal }: Ids) => `proposals ${proposal}`,
  proposal_versions: ({ version }: Ids) => `proposal_versions ${version}`,
  proposal_signatures: ({ signature }: Ids) => `proposal_signatures ${signature}`,
  sent: ({ sent }: Ids) => `audit_entries ${sent}`,
  signed: ({ signed: seq }: Ids) => `audit_entries ${seq}`,
  next: ({ signed: seq }: Ids) => `audit_entries ${seq + 1}`,
}
const tables = ['proposal_versions', 'proposal_signatures', 'audit_entries']

/** Runs statements as the owner, without the triggers that stop it, calls `check` and takes them back. */
async function tampered(statement: string, values: unknown[], check: () => Promise<void>): Promise<void> {
  await owner.query('begin')
  try {
    for (const table of tables) await owner.query(`alter table ${table} disable trigger user`)
    const { rowCount } = await owner.query(statement, values)
    expect(rowCount).toBe(1)
    await check()
  } finally {
    await owner.query('rollback')
  }
}

it('finds nothing wrong with what the application wrote', async () => {
  const report = await verify()
  expect(report).toMatchObject({ versions: 4, signatures: 3, problems: [], head: { seq: 6 } })
  expect((await verify(report.head)).problems).toEqual([])
})

const byteOf = (column: string) => `overlay(${column} placing 'x' from 20 for 1)`

/** The columns of each table, with a change of one byte or the smallest step. The id alone names a row and says nothing. */
const changes: Record<string, Record<string, string>> = {
  proposal_versions: {
    proposal_id: `(select id from proposals p where not exists (
      select from proposal_versions v where v.proposal_id = p.id) limit 1)`,
    number: 'number + 1',
    title: "title || '.'",
    language: "(case language when 'en' then 'es' else 'en' end)::enum_proposal_versions_language",
    setup_fee: 'setup_fee + 1',
    monthly_fee: 'monthly_fee + 1',
    amount: 'amount + 1',
    currency: "'PEN'",
    expires_at: "coalesce(expires_at, now()) + interval '1 ms'",
    canonical: byteOf('canonical'),
    sha256: byteOf('sha256'),
  },
  proposal_signatures: {
    proposal_id: `(select id from proposals where id <> proposal_signatures.proposal_id limit 1)`,
    version_id: `(select id from proposal_versions v where not exists (
      select from proposal_signatures s where s.version_id = v.id) limit 1)`,
    client_id: `(select id from clients where id <> proposal_signatures.client_id limit 1)`,
    signer: byteOf('signer'),
    signer_name: "signer_name || '.'",
    signer_email: "'x' || signer_email",
    method: "'typed'",
    typed_name: "'x'",
    image: byteOf('image'),
    image_sha256: byteOf('image_sha256'),
    document_sha256: byteOf('document_sha256'),
    consent_version: "consent_version || '.'",
    consent_language:
      "(case consent_language when 'en' then 'es' else 'en' end)::enum_proposal_signatures_consent_language",
    consent_text: "consent_text || ' '",
    signed_at: "signed_at + interval '1 ms'",
    address: "'192.0.2.2'",
    user_agent: "coalesce(user_agent, '') || '.'",
    canonical: byteOf('canonical'),
    sha256: byteOf('sha256'),
  },
  audit_entries: {
    seq: 'seq + 1000',
    type: "'proposal_declined'",
    subject_id: byteOf('subject_id'),
    data: byteOf('data'),
    occurred_at: "occurred_at + interval '1 ms'",
    previous_hash: byteOf('previous_hash'),
    hash: byteOf('hash'),
  },
}
const key = {
  proposal_versions: 'version',
  proposal_signatures: 'signature',
  audit_entries: 'signed',
} as const
/** The entry of the sending verb names `frozen_at`: tests/int/proposal-pictures.test.ts. */
const unchecked = ['id', 'frozen_at']

it('changes every column', async () => {
  for (const [table, columns] of Object.entries(changes)) {
    const { rows } = await owner.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1',
      [table],
    )
    const names = rows.map(({ name }) => name).filter((name) => !unchecked.includes(name))
    expect(names.sort()).toEqual(Object.keys(columns).sort())
  }
})

it.each(
  Object.entries(changes).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, change]) => [table as keyof typeof key, column, change] as const),
  ),
)('names the row of %s after a change of %s', async (table, column, change) => {
  const id = signed[key[table]]
  const by = table === 'audit_entries' ? 'seq' : 'id'
  await tampered(`update ${table} set ${column} = ${change} where ${by} = $1`, [id], async () => {
    // An entry that was moved is missed at its place, which the next one is at.
    const named = column === 'seq' ? `audit_entries ${Number(id) + 1}` : `${table} ${id}`
    expect(await namesOf()).toContain(named)
  })
})

it('names a proposal that is no longer marked as signed, or at another time', async () => {
  for (const change of ["status = 'rejected'", "signed_at = signed_at + interval '1 ms'"])
    await tampered(`update proposals set ${change} where id = $1`, [signed.proposal], async () => {
      expect(await namesOf()).toEqual([nameOf.proposals(signed)])
    })
})
it('names a deleted signature, and a deleted entry', async () => {
  await tampered('delete from proposal_signatures where id = $1', [signed.signature], async () => {
    expect(await namesOf()).toEqual([nameOf.signed(signed), nameOf.proposals(signed)])
  })
  await tampered('delete from audit_entries where seq = $1', [signed.signed], async () => {
    expect(await namesOf()).toEqual([nameOf.next(signed), nameOf.proposal_signatures(signed)])
  })
})

it('names a signature whose evidence was forged as a whole', async () => {
  const { canonical, sha256 } = canonicalEvidence({ ...signed.evidence, signerName: 'Somebody Else' })
  const forged = [signed.signature, 'Somebody Else', canonical, sha256]
  const change = 'update proposal_signatures set signer_name = $2, canonical = $3, sha256 = $4 where id = $1'
  await tampered(change, forged, async () => {
    expect(await namesOf()).toEqual([nameOf.signed(signed), nameOf.proposal_signatures(signed)])
  })
})

it('notices a removed last entry only with the head of an earlier check', async () => {
  const { head } = await verify()
  await tampered('delete from audit_entries where seq = $1', [head?.seq], async () => {
    expect(await namesOf(head)).toContain(`audit_entries ${head?.seq}`)
  })
})

/** Runs the command on the database of this file, as the runtime role. */
const run = (...args: string[]) =>
  runPuente(['verify-signatures', ...args], { DATABASE_OWNER_URL: undefined, PAYLOAD_SECRET: undefined })

it('the command prints what does not match, and fails', async () => {
  const { head } = await verify()
  expect(await run(`${head?.seq}:${head?.hash}`)).toEqual({
    code: 0,
    output:
      'Checked: 3 signatures, 4 sent versions, 6 audit entries. Everything matches.\n' +
      `Head of the chain: 6:${head?.hash}\n`,
  })
  const { code, output } = await run(`6:${'0'.repeat(64)}`)
  expect(output).toContain('audit_entries 6: its hash was another at the earlier check')
  expect(code).toBe(1)
})
