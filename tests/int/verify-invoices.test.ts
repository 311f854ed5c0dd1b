import { drizzle } from 'drizzle-orm/node-postgres'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { env } from '@/env'
import { verifyRecords } from '@/features/verification/verify-records'
import { payload as start } from '@/lib/server/payload'
import { makeUser } from '../support/actors'
import { makeClient, makeInvoice } from '../support/client-records'
import { invoiceVerbs, newInvoiceInput } from '../support/invoice-verbs'

/** Someone with the privileges of the running application changes an issued invoice. */

let payload: Payload
let verbs: ReturnType<typeof invoiceVerbs>
let id: string
const runtime = new pg.Client({ connectionString: env.DATABASE_URL })
const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })

beforeAll(async () => {
  payload = await start()
  await Promise.all([runtime.connect(), owner.connect()])
  verbs = invoiceVerbs(payload, await makeUser(payload, 'admin'))
  const issue = async () =>
    verbs.issue(newInvoiceInput((await makeClient(payload)).id, { submission_id: crypto.randomUUID() }))
  await issue()
  id = (await issue()).id
  // An invoice from before the chain, without an entry.
  await makeInvoice(payload)
})
afterAll(() => Promise.all([runtime.end(), owner.end()]))

const problemsSeenBy = async (client: pg.Client) => (await verifyRecords(drizzle(client))).problems

it('finds nothing wrong with an invoice that was issued, paid and marked as unpaid again', async () => {
  expect(await problemsSeenBy(runtime)).toEqual([])
  await runtime.query("update invoices set status = 'paid', paid_on = now() where id = $1", [id])
  expect(await problemsSeenBy(runtime)).toEqual([])
})

it.each([
  ['number', "invoice_number = invoice_number || '.'"],
  ['client', 'client_id = (select id from clients where id <> invoices.client_id limit 1)'],
  ['amount', 'amount = amount - 1'],
  ['currency', "currency = 'PEN'"],
  ['due', "due_date = due_date + interval '1 day'"],
])('names the invoice whose %s was rewritten', async (field, change) => {
  await runtime.query('begin')
  try {
    const { rowCount } = await runtime.query(`update invoices set ${change} where id = $1`, [id])
    expect(rowCount).toBe(1)
    expect(await problemsSeenBy(runtime)).toEqual([
      { row: `invoices ${id}`, reason: `${field} does not match its audit entry` },
    ])
  } finally {
    await runtime.query('rollback')
  }
})

it('names an invoice that was deleted', async () => {
  await owner.query('begin')
  try {
    await owner.query('alter table invoice_events disable trigger user')
    await owner.query('delete from invoice_events where invoice_id = $1', [id])
    await owner.query('delete from invoices where id = $1', [id])
    expect(await problemsSeenBy(owner)).toEqual([
      { row: `invoices ${id}`, reason: 'the invoice that was issued is missing' },
    ])
  } finally {
    await owner.query('rollback')
  }
})
