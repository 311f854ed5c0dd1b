import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'
import { appendAuditEntry } from '@/features/audit/operations/append-audit-entry'
import { linkProblems, type AuditRow } from '@/features/verification/chain'
import { inTransaction } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import { makeClient } from '../support/client-records'
import { invoiceVerbs, newInvoiceInput } from '../support/invoice-verbs'

let payload: Payload
const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
const runtime = new pg.Client({ connectionString: env.DATABASE_URL })

beforeAll(async () => {
  payload = await start()
  await Promise.all([owner.connect(), runtime.connect()])
})
afterAll(() => Promise.all([owner.end(), runtime.end()]))

const request = () => createLocalReq({}, payload)
const sent = { type: 'proposal_sent', subjectId: crypto.randomUUID(), data: { sha256: 'a' } } as const

async function entries(): Promise<AuditRow[]> {
  const { rows } = await runtime.query<AuditRow>(
    `select seq::int, type, subject_id as "subjectId", data, previous_hash as "previousHash", hash,
       to_char(occurred_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt"
     from audit_entries order by seq`,
  )
  return rows
}
const problems = (rows: AuditRow[]) => rows.flatMap((row, index) => linkProblems(row, rows[index - 1]))

/** The error code of Postgres, or 'done'. */
const attempt = (client: pg.Client, query: string) =>
  client.query(query).then(
    () => 'done',
    ({ code }: pg.DatabaseError) => code,
  )

describe('the audit chain', () => {
  it('starts at 1 and links each entry to the one before', async () => {
    const first = await appendAuditEntry(await request(), sent)
    const second = await appendAuditEntry(await request(), { ...sent, data: { b: 'á\n"', a: 1 } })
    const rows = await entries()
    expect([first, second]).toEqual(rows.map(({ seq, hash }) => ({ seq, hash })))
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2])
    expect(rows[1]?.data).toBe('{"a":1,"b":"á\\n\\""}')
    expect(problems(rows)).toEqual([])
  })

  it('stays one chain under parallel transactions', async () => {
    const before = (await entries()).length
    const append = async (work: (req: PayloadRequest) => Promise<unknown>) => {
      const req = await request()
      return inTransaction(req, () => work(req))
    }
    await Promise.all(Array.from({ length: 30 }, () => append((req) => appendAuditEntry(req, sent))))
    const rows = await entries()
    expect(rows).toHaveLength(before + 30)
    expect(problems(rows)).toEqual([])
  })

  it('has no gap after a rollback', async () => {
    const before = await entries()
    const req = await request()
    const failing = inTransaction(req, async () => {
      await appendAuditEntry(req, sent)
      throw new Error('the email could not be queued')
    })
    await expect(failing).rejects.toThrow('could not be queued')
    expect(await entries()).toEqual(before)
    await appendAuditEntry(await request(), sent)
    expect(problems(await entries())).toEqual([])
  })

  it.each([
    ['an unknown type', "select append_audit_entry('proposal_lost', 'x', '{}')"],
    ['data that are no object', "select append_audit_entry('proposal_sent', 'x', '[1]')"],
    ['data that are no JSON', "select append_audit_entry('proposal_sent', 'x', 'x')"],
    ['no subject', "select append_audit_entry('proposal_sent', null, '{}')"],
    ['a subject of two lines', "select append_audit_entry('proposal_sent', E'x\\ny', '{}')"],
  ])('rejects %s', async (_, query) => {
    expect(await attempt(runtime, query)).toMatch(/^22/)
  })

  it.each([
    `insert into audit_entries (seq, type, subject_id, data, occurred_at, previous_hash, hash)
       values (99, 'proposal_sent', 'x', '{}', now(), 'x', 'x')`,
    "update audit_entries set data = '{}'",
    'delete from audit_entries',
    'truncate audit_entries',
    'alter table audit_entries disable trigger all',
  ])('the runtime role may not: %s', async (query) => expect(await attempt(runtime, query)).toBe('42501'))

  it.each(["update audit_entries set data = '{}'", 'delete from audit_entries', 'truncate audit_entries'])(
    'a trigger stops the owner, too: %s',
    async (query) => expect(await attempt(owner, query)).toBe('23001'),
  )

  it('no other role may append', async () => {
    await owner.query('begin')
    const { rows } = await owner.query<{ allowed: boolean }>(
      "select has_function_privilege('pg_monitor', 'append_audit_entry(text, text, text)', 'execute') as allowed",
    )
    await owner.query('rollback')
    expect(rows).toEqual([{ allowed: false }])
  })
})

it('an issued invoice is an entry, once', async () => {
  const verbs = invoiceVerbs(payload, await makeUser(payload, 'admin'))
  const input = newInvoiceInput((await makeClient(payload)).id, { submission_id: crypto.randomUUID() })
  const { id, number } = await verbs.issue(input)
  await verbs.issue(input)
  const issued = (await entries()).filter(({ subjectId }) => subjectId === id)
  expect(issued.map(({ type }) => type)).toEqual(['invoice_issued'])
  expect(JSON.parse(issued[0]?.data ?? '')).toMatchObject({
    number,
    client: input.client,
    amount: input.amount,
  })
})
