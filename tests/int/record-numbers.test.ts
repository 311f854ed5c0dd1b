import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { makeInvoice, makeProposal, makeTicket, proposalInput } from '../support/client-records'
import { restAs } from '../support/rest'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const make = { tickets: () => makeTicket(payload), proposals: () => makeProposal(payload) }

it.each(['tickets', 'proposals'] as const)(
  '%s are numbered by the database, also in parallel',
  async (collection) => {
    const documents = await Promise.all([1, 2, 3, 4].map(() => make[collection]()))
    const numbers = documents.map(({ number }) => number ?? NaN)
    expect(new Set(numbers).size).toBe(4)
    for (const number of numbers) expect(number).toBeGreaterThan(0)
    expect((await make[collection]()).number).toBeGreaterThan(Math.max(...numbers))
  },
)

it('a number cannot be set or changed through the API, and a saved document keeps it', async () => {
  const admin = await restAs(payload, 'admin')
  const created = await admin('POST', 'proposals', { ...(await proposalInput(payload)), number: 7_000 })
  const { doc } = (await created.json()) as { doc: { id: string; number: number } }
  expect(doc.number).toBeLessThan(7_000)
  await admin('PATCH', `proposals/${doc.id}`, { number: 7_000, title: 'Renamed' })
  const row = await asSystemWithoutRequest(payload).findByID({
    collection: 'proposals',
    id: doc.id,
    depth: 0,
  })
  expect(row).toMatchObject({ number: doc.number, title: 'Renamed' })
})

it('two documents cannot have the same number', async () => {
  const [one, other] = [await make.tickets(), await make.tickets()]
  const copy = autocommit(payload, sql`update tickets set number = ${one.number} where id = ${other.id}`)
  await expect(copy).rejects.toThrow()
})

it('an invoice with the number of another in a different spelling is refused by every door', async () => {
  const { invoiceNumber } = await makeInvoice(payload)
  const data = { invoiceNumber: invoiceNumber.toLowerCase(), numberRepeats: true }
  const again = makeInvoice(payload, undefined, data as never)
  await expect(again).rejects.toMatchObject({ name: 'ValidationError' })
})
