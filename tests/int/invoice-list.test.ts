import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { findInvoiceBoardPage } from '@/features/invoices/queries/invoice-board-page'
import { findNewInvoice } from '@/features/invoices/queries/new-invoice'
import { addDays, dayIn } from '@/lib/agency-day'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { Client, User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient, makeInvoice } from '../support/client-records'
import { invoiceVerbs, newInvoiceInput, setDueDay } from '../support/invoice-verbs'

let payload: Payload
let admin: User
let team: User
let client: Client
let verbs: ReturnType<typeof invoiceVerbs>
const agencyZone = 'America/New_York'

beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin', { firstName: 'Daniela', lastName: 'Rojas' })
  team = await makeUser(payload, 'team')
  verbs = invoiceVerbs(payload, admin)
  await asSystemWithoutRequest(payload).updateGlobal({ slug: 'site-settings', data: { agencyZone } })
})
beforeEach(async () => {
  client = await makeClient(payload)
})

const today = () => dayIn(agencyZone, new Date())

describe('the list of a client’s invoices', () => {
  const page = async (query: object = {}, user = team) =>
    findInvoiceBoardPage(await requestOf(payload, user), { client: client.id, ...query } as never)

  it('has status, sums by currency and events, and says who may change them', async () => {
    const { id } = await verbs.issue(newInvoiceInput(client.id, { number: `A-${client.id}`, amount: 100 }))
    await setDueDay(payload, id, addDays(today(), -1))
    await verbs.issue(newInvoiceInput(client.id, { due: today(), amount: 250, currency: 'PEN' }))
    const { id: paid } = await verbs.issue(
      newInvoiceInput(client.id, { due: addDays(today(), 9), amount: 400 }),
    )
    await verbs.pay({ invoice: paid, paid_on: today(), expected: 'pending' })
    const list = await page()
    expect(list.invoices.map(({ status, paidOn }) => [status, paidOn])).toEqual([
      ['paid', today()],
      ['pending', null],
      ['overdue', null],
    ])
    expect(list).toMatchObject({
      page: 1,
      pages: 1,
      total: 3,
      sums: [
        { currency: 'USD', cents: 500 },
        { currency: 'PEN', cents: 250 },
      ],
      overdue: [{ currency: 'USD', cents: 100 }],
      today: today(),
      canChange: false,
    })
    expect(list.invoices[0]?.events).toMatchObject([
      { type: 'issued', actor: 'Daniela Rojas' },
      { type: 'paid', actor: 'Daniela Rojas', paidOn: today() },
    ])
    expect((await page({ sort: 'due', direction: 'asc' })).invoices[0]?.id).toBe(id)
    expect((await page({ sort: 'number', direction: 'asc' })).invoices[0]?.id).toBe(id)
    expect((await page({}, admin)).canChange).toBe(true)
  })

  it('has pages, and the last one for a page beyond it', async () => {
    for (let number = 0; number < 21; number += 1)
      await makeInvoice(payload, undefined, { client: client.id })
    expect((await page()).invoices).toHaveLength(20)
    expect(await page({ page: 9 })).toMatchObject({ page: 2, pages: 2, total: 21, invoices: [{}] })
  })

  it('is for staff only', async () => {
    const own = await makeUser(payload, 'client', { client: client.id })
    await expect(page({}, own)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(findNewInvoice(await requestOf(payload, own), { client: client.id })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})
