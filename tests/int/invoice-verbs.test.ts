import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { findNewInvoice } from '@/features/invoices/queries/new-invoice'
import { addDays, dayIn } from '@/lib/agency-day'
import { parseInput } from '@/lib/server/http/handle'
import { issueInvoiceSchema } from '@/features/invoices/schemas'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { Client, User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { makeClient, makeInvoice, makeProposal, sentProposal } from '../support/client-records'
import { eventsOf, invoiceEmails, invoiceVerbs, newInvoiceInput } from '../support/invoice-verbs'
import { restAs } from '../support/rest'
import { rowsOf } from '../support/rows'

let payload: Payload
let admin: User
let team: User
let client: Client
let verbs: ReturnType<typeof invoiceVerbs>
const zone = 'America/New_York'

const saveSettings = (data: object) =>
  asSystemWithoutRequest(payload).updateGlobal({ slug: 'site-settings', data: data as never })

beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin', { firstName: 'Daniela', lastName: 'Rojas' })
  team = await makeUser(payload, 'team')
  verbs = invoiceVerbs(payload, admin)
  await saveSettings({ agencyZone: zone, invoicePrefix: 'PU', invoiceYear: true })
})
beforeEach(async () => {
  client = await makeClient(payload)
})

const rowOf = async (id: string) => {
  const [row] = await autocommit(
    payload,
    sql`
      select invoice_number as number, client_id as client, amount::int, currency, status, description,
        to_char(due_date at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as due, paid_on is not null as paid
      from invoices where id = ${id}`,
  )
  return row
}
const today = () => dayIn(zone, new Date())

describe('issuing an invoice', () => {
  it('stores it, records who did and mails the client in its language', async () => {
    const input = newInvoiceInput(client.id)
    const { id, number } = await verbs.issue(input)
    expect(number).toBe(input.number)
    expect(await rowOf(id)).toEqual({
      number,
      client: client.id,
      amount: 145_000,
      currency: 'USD',
      status: 'pending',
      description: input.description,
      due: '2099-04-01 12:00',
      paid: false,
    })
    expect(await eventsOf(payload, id)).toEqual([{ type: 'issued', actor: admin.id, paid_on: null }])
    expect(await invoiceEmails(payload, id)).toMatchObject([
      {
        kind: 'invoice-issued',
        recipient: client.email,
        language: 'es',
        data: {
          invoiceId: id,
          number,
          amount: 145_000,
          currency: 'USD',
          due: '2099-04-01',
          hasAccount: false,
        },
      },
    ])
  })

  it('keeps nothing when the number is taken, and says which one is free', async () => {
    const { number } = await verbs.issue(newInvoiceInput(client.id, { number: 'Y-7' }))
    const { number: free } = await findNewInvoice(await requestOf(payload, admin), { client: client.id })
    await expect(verbs.issue(newInvoiceInput(client.id, { number }))).rejects.toMatchObject({
      code: 'conflict',
      details: { fields: { number: 'taken' }, current: { value: free } },
    })
    const where = { client: { equals: client.id } }
    expect(await asSystemWithoutRequest(payload).count({ collection: 'invoices', where })).toEqual({
      totalDocs: 1,
    })
  })

  it('with one number at the same moment is done once', async () => {
    const number = `RACE-${crypto.randomUUID()}`
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => verbs.issue(newInvoiceInput(client.id, { number }))),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'conflict', details: { fields: { number: 'taken' } } })
    const [{ emails, events } = { emails: 0, events: 0 }] = await rowsOf<{
      emails: number
      events: number
    }>(
      payload,
      sql`
        select (select count(*)::int from outbox where data->>'number' = ${number}) as emails,
          (select count(*)::int from invoice_events e join invoices i on i.id = e.invoice_id
            where i.invoice_number = ${number}) as events`,
    )
    expect([emails, events]).toEqual([1, 1])
  })

  it.each(['inv-7', 'INV 7', ' Inv  -  7', 'INV–7', 'INV‑7', 'ＩＮＶ－７', 'I\u200bNV-7', 'INV7', 'INV\t7'])(
    'takes %j for the number INV-7',
    async (spelling) => {
      const own = (number: string) => number.replace(/[7７]$/, (digit) => `${client.id.slice(0, 8)}-${digit}`)
      await verbs.issue(newInvoiceInput(client.id, { number: own('INV-7') }))
      const second = verbs.issue(newInvoiceInput(client.id, { number: own(spelling) }))
      await expect(second).rejects.toMatchObject({
        code: 'conflict',
        details: { fields: { number: 'taken' } },
      })
    },
  )

  it('takes digits that are grouped differently for different numbers', async () => {
    for (const number of ['GROUP-1-11', 'GROUP-11-1', 'GROUP-111', 'GROUP-1-1-1'])
      await expect(verbs.issue(newInvoiceInput(client.id, { number }))).resolves.toMatchObject({ number })
  })

  it('in twenty spellings of one number at the same moment is done once', async () => {
    const dashes = ['-', '–', '—', '−', '‑']
    const starts = ['RACE', 'race', 'Race', 'ＲＡＣＥ']
    const spellings = starts.flatMap((start) => dashes.map((dash) => `${start}${dash}${client.id}`))
    const results = await Promise.allSettled(
      spellings.map((number) => verbs.issue(newInvoiceInput(client.id, { number }))),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'conflict', details: { fields: { number: 'taken' } } })
  })

  it('that is sent twice by a retry is done once', async () => {
    const input = newInvoiceInput(client.id, { submission_id: crypto.randomUUID() })
    const [first, second] = [await verbs.issue(input), await verbs.issue(input)]
    expect(second).toEqual(first)
    expect(await invoiceEmails(payload, first.id)).toHaveLength(1)
    expect(await eventsOf(payload, first.id)).toHaveLength(1)
  })

  it.each([
    ['amount', { amount: 0 }, 'invalid'],
    ['amount', { amount: -5 }, 'invalid'],
    ['amount', { amount: 12.5 }, 'invalid'],
    ['number', { number: ' ' }, 'required'],
    ['number', { number: 'x'.repeat(51) }, 'too_long'],
    ['description', { description: '' }, 'required'],
    ['due', { due: '' }, 'required'],
    ['due', { due: '2026-02-30' }, 'invalid'],
    ['due', { due: 'tomorrow' }, 'invalid'],
    ['client', { client: undefined }, 'invalid'],
    ['currency', { currency: 'XYZ' }, 'invalid'],
  ])('refuses a wrong %s: %j', (field, data, code) => {
    expect(() => parseInput(issueInvoiceSchema, newInvoiceInput(client.id, data))).toThrow(
      expect.objectContaining({ code: 'invalid', details: { fields: { [field]: code } } }) as Error,
    )
  })

  it('is not due before the agency’s today', async () => {
    await expect(
      verbs.issue(newInvoiceInput(client.id, { due: addDays(today(), -1) })),
    ).rejects.toMatchObject({ code: 'invalid', details: { fields: { due: 'past' } } })
    await expect(verbs.issue(newInvoiceInput(client.id, { due: today() }))).resolves.toBeDefined()
  })

  it('needs a client that exists and a proposal that was sent to it', async () => {
    await expect(verbs.issue(newInvoiceInput(crypto.randomUUID()))).rejects.toMatchObject({
      details: { fields: { client: 'not_found' } },
    })
    const other = await sentProposal(payload)
    const draft = await makeProposal(payload, undefined, { client: client.id })
    for (const proposal of [other.id, draft.id, crypto.randomUUID()])
      await expect(verbs.issue(newInvoiceInput(client.id, { proposal }))).rejects.toMatchObject({
        code: 'invalid',
        details: { fields: { proposal: 'invalid' } },
      })
    const own = await sentProposal(payload, undefined, { client: client.id })
    await expect(verbs.issue(newInvoiceInput(client.id, { proposal: own.id }))).resolves.toBeDefined()
  })

  it('mails nothing to a suspended client', async () => {
    const { id: suspended } = await makeClient(payload, { status: 'suspended' })
    const { id } = await verbs.issue(newInvoiceInput(suspended))
    expect(await invoiceEmails(payload, id)).toEqual([])
  })

  it('is for admins only', async () => {
    for (const [user, code] of [
      [team, 'forbidden'],
      [await makeUser(payload, 'client', { client: client.id }), 'forbidden'],
      [await makeUser(payload, 'admin', { deactivatedAt: new Date().toISOString() }), 'forbidden'],
    ] as const)
      await expect(invoiceVerbs(payload, user).issue(newInvoiceInput(client.id))).rejects.toMatchObject({
        code,
      })
  })
})

describe('the next number', () => {
  const next = async () =>
    (await findNewInvoice(await requestOf(payload, admin), { client: client.id })).number
  const year = () => today().slice(0, 4)

  it('follows the highest one with the prefix and the year of the settings', async () => {
    await saveSettings({ invoicePrefix: 'AB', invoiceYear: true })
    expect(await next()).toBe(`AB-${year()}-0001`)
    for (const number of [`AB-${year()}-0041`, `AB-${year()}-9b`, `AB-1999-0900`, `CD-${year()}-0800`])
      await verbs.issue(newInvoiceInput(client.id, { number }))
    expect(await next()).toBe(`AB-${year()}-0042`)
    await saveSettings({ invoicePrefix: 'AB', invoiceYear: false })
    expect(await next()).toBe('AB-0001')
    await saveSettings({ invoicePrefix: null, invoiceYear: true })
    expect(await next()).toBe(`${year()}-0001`)
    await saveSettings({ invoicePrefix: 'PU', invoiceYear: true })
  })

  it('is free although the highest one is spelled differently', async () => {
    await saveSettings({ invoicePrefix: 'Sp', invoiceYear: true })
    for (const number of [`sp ${year()} 0006`, `ＳＰ–${year()}–７`, `SP-${year()}-٩`])
      await verbs.issue(newInvoiceInput(client.id, { number }))
    const number = await next()
    expect(number).toBe(`Sp-${year()}-0008`)
    await expect(verbs.issue(newInvoiceInput(client.id, { number }))).resolves.toMatchObject({ number })
    await saveSettings({ invoicePrefix: 'PU', invoiceYear: true })
  })

  it('comes with the due day and the proposals that were sent', async () => {
    const { id } = await sentProposal(payload, undefined, { client: client.id })
    await makeProposal(payload, undefined, { client: client.id })
    expect(await findNewInvoice(await requestOf(payload, admin), { client: client.id })).toMatchObject({
      today: today(),
      due: addDays(today(), 15),
      client: { name: 'Clínica Huamán', email: client.email, language: 'es', isSuspended: false },
      proposals: [
        { id, title: 'Website in two languages', description: 'Website in two languages', amount: 635_000 },
      ],
      proposal: null,
      instructions: { USD: [], MXN: [] },
    })
  })

  it.each([
    ['es' as const, ['Pago inicial: US$4,500.00', 'Primer mes: US$1,850.00']],
    ['en' as const, ['Setup fee: $4,500.00', 'First month: $1,850.00']],
  ])('starts with exactly what was signed and not billed, in %s', async (language, lines) => {
    const { id: owner } = await makeClient(payload, { language })
    const first = await sentProposal(payload, undefined, { client: owner })
    const other = await sentProposal(payload, undefined, { client: owner, title: 'Ads', setupFee: 0 })
    const given = async (proposal?: string) =>
      findNewInvoice(await requestOf(payload, admin), { client: owner, proposal })
    expect((await given()).proposal).toBeNull()
    for (const { id } of [first, other])
      await asSystemWithoutRequest(payload).update({
        collection: 'proposals',
        id,
        data: { status: 'signed' },
      })
    const form = await given()
    expect(form.proposal).toBe(first.id)
    expect(form.proposals.find(({ id }) => id === first.id)).toEqual({
      id: first.id,
      title: 'Website in two languages',
      amount: 635_000,
      currency: 'USD',
      description: ['Website in two languages', ...lines].join('\n'),
    })
    expect(form.proposals.find(({ id }) => id === other.id)).toMatchObject({
      amount: 185_000,
      description: `Ads\n${lines[1] ?? ''}`,
    })
    expect((await given(other.id)).proposal).toBe(other.id)
    const { description, amount, currency } = form.proposals.find(({ id }) => id === first.id) ?? {}
    await verbs.issue(newInvoiceInput(owner, { description, amount, currency, proposal: first.id }))
    expect((await given()).proposal).toBe(other.id)
  })
})

describe('a payment', () => {
  const issued = async () => (await verbs.issue(newInvoiceInput(client.id))).id
  const day = '2026-03-15'

  it('is marked and taken back, and both are recorded', async () => {
    const invoice = await issued()
    expect(await verbs.pay({ invoice, paid_on: day, expected: 'overdue' })).toEqual({
      status: 'paid',
      paidOn: day,
    })
    expect(await rowOf(invoice)).toMatchObject({ status: 'paid', paid: true })
    expect(await verbs.unpay({ invoice, expected: 'paid' })).toEqual({ status: 'pending' })
    expect(await rowOf(invoice)).toMatchObject({ status: 'pending', paid: false })
    expect(await eventsOf(payload, invoice)).toEqual([
      { type: 'issued', actor: admin.id, paid_on: null },
      { type: 'paid', actor: admin.id, paid_on: day },
      { type: 'unpaid', actor: admin.id, paid_on: day },
    ])
  })

  it('that is repeated changes nothing', async () => {
    const invoice = await issued()
    await verbs.pay({ invoice, paid_on: day, expected: 'pending' })
    await verbs.pay({ invoice, paid_on: day, expected: 'pending' })
    await verbs.unpay({ invoice, expected: 'paid' })
    await verbs.unpay({ invoice, expected: 'paid' })
    expect(await eventsOf(payload, invoice)).toHaveLength(3)
  })

  it('by someone else in the meantime is a conflict that names them', async () => {
    const invoice = await issued()
    await verbs.pay({ invoice, paid_on: day, expected: 'pending' })
    const other = invoiceVerbs(payload, await makeUser(payload, 'admin'))
    const conflict = { code: 'conflict', details: { current: { value: 'paid', changedBy: 'Daniela Rojas' } } }
    await expect(other.pay({ invoice, paid_on: '2026-03-16', expected: 'pending' })).rejects.toMatchObject(
      conflict,
    )
    await expect(other.unpay({ invoice, expected: 'overdue' })).rejects.toMatchObject(conflict)
    await verbs.unpay({ invoice, expected: 'paid' })
    await expect(other.pay({ invoice, paid_on: day, expected: 'paid' })).rejects.toMatchObject({
      details: { current: { value: 'pending', changedBy: 'Daniela Rojas' } },
    })
  })

  it('by two at the same moment is recorded once', async () => {
    const invoice = await issued()
    const days = ['2026-03-10', '2026-03-11', '2026-03-12']
    const results = await Promise.allSettled(
      days.map((paid_on) => verbs.pay({ invoice, paid_on, expected: 'pending' })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await eventsOf(payload, invoice)).toHaveLength(2)
  })

  it('is not in the future, not of an unknown invoice, and only for admins', async () => {
    const invoice = await issued()
    const future = { invoice, paid_on: addDays(today(), 1), expected: 'pending' }
    await expect(verbs.pay(future)).rejects.toMatchObject({ details: { fields: { paid_on: 'future' } } })
    const unknown = { invoice: crypto.randomUUID(), paid_on: day, expected: 'pending' }
    await expect(verbs.pay(unknown)).rejects.toMatchObject({ code: 'not_found' })
    const input = { invoice, paid_on: day, expected: 'pending' }
    await expect(invoiceVerbs(payload, team).pay(input)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(invoiceVerbs(payload, team).unpay(input)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await eventsOf(payload, invoice)).toHaveLength(1)
  })
})

it('the database refuses to change or delete an event', async () => {
  const { id } = await verbs.issue(newInvoiceInput(client.id))
  await expect(
    autocommit(payload, sql`update invoice_events set type = 'paid' where invoice_id = ${id}`),
  ).rejects.toThrow()
  await expect(
    autocommit(payload, sql`delete from invoice_events where invoice_id = ${id}`),
  ).rejects.toThrow()
  expect(await eventsOf(payload, id)).toHaveLength(1)
})

it('nobody creates, changes or deletes an invoice through REST', async () => {
  const rest = await restAs(payload, 'admin')
  const { id, amount } = await makeInvoice(payload)
  const answers = [
    await rest('POST', 'invoices', newInvoiceInput(client.id)),
    await rest('PATCH', `invoices/${id}`, { amount: 1, status: 'paid' }),
    await rest('DELETE', `invoices/${id}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  expect(await rowOf(id)).toMatchObject({ amount, status: 'pending' })
  const read = await rest('GET', `invoices/${id}`)
  expect(read.status).toBe(200)
  for (const name of ['normalizedNumber', 'numberRepeats'])
    expect(await read.clone().text()).not.toContain(name)
})

it('a client with an invoice is not deleted', async () => {
  const rest = await restAs(payload, 'admin')
  const { id } = await verbs.issue(newInvoiceInput(client.id))
  const answer = await rest('DELETE', `clients/${client.id}`)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('This client has sent proposals or invoices')
  expect(await rowOf(id)).toMatchObject({ client: client.id })
  expect((await rest('DELETE', `clients/${(await makeClient(payload)).id}`)).status).toBe(200)
})

it('a client that is deleted while an invoice is issued keeps the invoice, or has none', async () => {
  const rest = await restAs(payload, 'admin')
  for (let round = 0; round < 5; round += 1) {
    const { id } = await makeClient(payload)
    const [removal, issue] = await Promise.allSettled([
      rest('DELETE', `clients/${id}`),
      verbs.issue(newInvoiceInput(id)),
    ])
    const status = removal.status === 'fulfilled' ? removal.value.status : 0
    expect([status, issue.status]).toEqual(status === 200 ? [200, 'rejected'] : [409, 'fulfilled'])
  }
})
