import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { childEnv, env } from '@/env'
import { canonicalEvidence } from '@/features/audit/signature-evidence'
import type { ChainHead } from '@/features/audit/verification/report'
import { verifyRecords } from '@/features/audit/verification/verify-records'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import { storeSignature } from '../support/signatures'

/** Somebody with the rights of the owner changes the history. The check must name what was changed. */

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
})
afterAll(() => owner.end())

const verify = (expected?: ChainHead) =>
  verifyRecords(async (text, values) => (await owner.query(text, values)).rows, expected)
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
  expect(report).toMatchObject({ versions: 3, signatures: 3, problems: [], head: { seq: 6 } })
  expect((await verify(report.head)).problems).toEqual([])
})

const oneByte = (column: string) => `${column} = overlay(${column} placing 'x' from 20 for 1)`

it.each<[keyof typeof nameOf, string, keyof Ids, string]>([
  ['proposal_versions', 'proposal_versions', 'version', oneByte('canonical')],
  ['proposal_versions', 'proposal_versions', 'version', oneByte('sha256')],
  ['proposal_versions', 'proposal_versions', 'version', 'amount = amount + 1'],
  ['proposal_versions', 'proposal_versions', 'version', "title = title || '.'"],
  ['proposal_signatures', 'proposal_signatures', 'signature', oneByte('canonical')],
  ['proposal_signatures', 'proposal_signatures', 'signature', oneByte('sha256')],
  ['proposal_signatures', 'proposal_signatures', 'signature', oneByte('image')],
  ['proposal_signatures', 'proposal_signatures', 'signature', oneByte('image_sha256')],
  ['proposal_signatures', 'proposal_signatures', 'signature', oneByte('document_sha256')],
  ['proposal_signatures', 'proposal_signatures', 'signature', "signer_email = 'x' || signer_email"],
  ['proposal_signatures', 'proposal_signatures', 'signature', "consent_text = consent_text || ' '"],
  ['proposal_signatures', 'proposal_signatures', 'signature', "signed_at = signed_at + interval '1 ms'"],
  ['proposal_signatures', 'proposal_signatures', 'signature', "address = '192.0.2.2'"],
  ['signed', 'audit_entries', 'signed', oneByte('data')],
  ['signed', 'audit_entries', 'signed', "type = 'proposal_declined'"],
  ['signed', 'audit_entries', 'signed', "occurred_at = occurred_at + interval '1 ms'"],
  ['signed', 'audit_entries', 'signed', oneByte('hash')],
  ['sent', 'audit_entries', 'sent', oneByte('previous_hash')],
])('names %s after a change of %s (%s): %s', async (name, table, id, change) => {
  const key = table === 'audit_entries' ? 'seq' : 'id'
  await tampered(`update ${table} set ${change} where ${key} = $1`, [signed[id]], async () => {
    expect(await namesOf()).toContain(nameOf[name](signed))
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

it('misses the end of the chain only without the head of an earlier check', async () => {
  const { head } = await verify()
  await tampered('delete from audit_entries where seq = $1', [head?.seq], async () => {
    expect(await namesOf(head)).toContain(`audit_entries ${head?.seq}`)
  })
})

/** Runs the command on the database of this file, as the runtime role. */
function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/verify-signatures.ts', ...args], {
    cwd: root,
    env: childEnv({ DATABASE_OWNER_URL: undefined, PAYLOAD_SECRET: undefined }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}

it('the command prints what does not match, and fails', async () => {
  const { head } = await verify()
  expect(await run(`${head?.seq}:${head?.hash}`)).toEqual({
    code: 0,
    output:
      'Checked: 3 signatures, 3 sent versions, 6 audit entries. Everything matches.\n' +
      `Head of the chain: 6:${head?.hash}\n`,
  })
  const { code, output } = await run(`6:${'0'.repeat(64)}`)
  expect(output).toContain('audit_entries 6: its hash was another at the earlier check')
  expect(code).toBe(1)
})
