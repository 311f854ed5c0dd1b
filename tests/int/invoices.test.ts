import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { downloadInvoice } from '@/features/invoices/operations/download-invoice'
import { listClientInvoices, findInvoice } from '@/features/invoices/queries/invoices'
import {
  findPaymentInstructions,
  findWrittenInstructions,
} from '@/features/invoices/queries/payment-instructions'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { Client, User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { invoiceInput, makeClient, makeInvoice, makeProposal, sentProposal } from '../support/client-records'
import { pageCount, pdfElements, pdfText } from '../support/pdf-text'

let payload: Payload
let client: Client
let own: User
let stranger: User
const today = { zone: 'America/New_York', at: new Date('2026-03-20T12:00:00Z') }

beforeAll(async () => {
  payload = await start()
  await makeUser(payload, 'admin')
  await asSystemWithoutRequest(payload).updateGlobal({
    slug: 'site-settings',
    locale: 'en',
    data: {
      brand: 'Puente',
      email: 'hola@puente.example',
      agencyZone: today.zone,
      blogAddress: '/resources',
      notificationLanguage: 'en',
      analytics: { tool: 'none' },
      paymentInstructions: [
        { currency: 'USD', instructions: 'By bank transfer.\nPut the number in the reference.' },
      ],
      legal: {
        name: 'Puente Marketing LLC',
        address: '1 Main St, Orlando, FL 32801, USA',
        taxId: 'EIN 12-3456789',
      },
    },
  })
  client = await makeClient(payload)
  own = await makeUser(payload, 'client', { client: client.id })
  stranger = await makeUser(payload, 'client', { client: (await makeClient(payload)).id })
})

const due = (day: string) => ({ dueDate: `2026-${day}T12:00:00.000Z` })

it.each([{}, { amount: null }, { amount: 1.5 }, { amount: 999_999_999_900 }])(
  'rejects an invoice with the amount %j, at that field',
  async (data) => {
    const { amount: _none, ...rest } = await invoiceInput(payload, own)
    const made = asSystemWithoutRequest(payload).create({
      collection: 'invoices',
      data: { ...rest, ...data } as never,
    })
    await expect(made).rejects.toMatchObject({ status: 400, data: { errors: [{ path: 'amount' }] } })
  },
)

describe('the invoices of a client', () => {
  it('are sorted, with sums by currency and the overdue amount', async () => {
    await makeInvoice(payload, own, { ...due('03-01'), amount: 145_000 })
    await makeInvoice(payload, own, { ...due('04-01'), amount: 145_000 })
    await makeInvoice(payload, own, { ...due('01-01'), amount: 1, status: 'paid' })
    await makeInvoice(payload, own, { ...due('02-01'), amount: 2, status: 'paid', currency: 'PEN' })
    const { rows, total, balance, overdue, next } = await listClientInvoices(
      await requestOf(payload, own),
      client.id,
      today,
    )
    expect(rows.map(({ status }) => status)).toEqual(['overdue', 'pending', 'paid', 'paid'])
    expect(total).toEqual([
      { currency: 'USD', cents: 290_001 },
      { currency: 'PEN', cents: 2 },
    ])
    expect(balance).toEqual([{ currency: 'USD', cents: 290_000 }])
    expect(overdue).toEqual([{ currency: 'USD', cents: 145_000 }])
    expect(next).toEqual({ invoice: rows[0], days: 19, count: 1 })
  })

  it('exclude other clients’ invoices', async () => {
    expect((await listClientInvoices(await requestOf(payload, stranger), client.id, today)).rows).toEqual([])
  })
})

describe('one invoice', () => {
  const read = async (user: User, id: string) => findInvoice(await requestOf(payload, user), id, today)

  it('shows the client and the work, and nothing internal', async () => {
    const { id: proposal } = await sentProposal(payload, own)
    const { id } = await makeInvoice(payload, own, { proposal, ...due('03-01') })
    const invoice = await read(own, id)
    expect(invoice).toMatchObject({
      status: 'overdue',
      client: { name: 'Rosa Huamán', company: 'Clínica Huamán', language: 'es' },
      proposal: { id: proposal, title: 'Website in two languages' },
    })
    expect(JSON.stringify(invoice)).not.toMatch(/notes|billingTool|lead|sha256/i)
  })

  it('shows the sent title of a proposal that is being revised', async () => {
    const { id: proposal } = await sentProposal(payload, own)
    await asSystemWithoutRequest(payload).update({
      collection: 'proposals',
      id: proposal,
      data: { status: 'draft', title: 'Not sent yet' },
    })
    const { id } = await makeInvoice(payload, own, { proposal })
    expect((await read(own, id))?.proposal).toEqual({ id: proposal, title: 'Website in two languages' })
  })

  it('omits a proposal that was never sent', async () => {
    const { id: proposal } = await makeProposal(payload, own)
    const { id } = await makeInvoice(payload, own, { proposal })
    expect((await read(own, id))?.proposal).toBeUndefined()
  })

  it('is not found for other clients, users without a client, suspended clients, deactivated accounts and invalid ids', async () => {
    const { id } = await makeInvoice(payload, own)
    const { id: suspended } = await makeClient(payload, { status: 'suspended' })
    const halted = await makeUser(payload, 'client', { client: suspended })
    const theirs = await makeInvoice(payload, halted)
    expect(await read(stranger, id)).toBeUndefined()
    expect(await read(await makeUser(payload, 'client'), id)).toBeUndefined()
    expect(await read(halted, theirs.id)).toBeUndefined()
    const deactivatedAt = new Date().toISOString()
    expect(
      await read(await makeUser(payload, 'client', { client: client.id, deactivatedAt }), id),
    ).toBeUndefined()
    for (const none of ['', '1', 'abc', "' or 1=1", crypto.randomUUID()])
      expect(await read(own, none)).toBeUndefined()
    expect(await read(own, id)).toBeDefined()
    expect(await read(await makeUser(payload, 'team'), id)).toBeDefined()
  })
})

it('shows how to pay in the other language when one is missing', async () => {
  expect(await findPaymentInstructions(await requestOf(payload, own), 'es', 'USD')).toEqual({
    text: 'By bank transfer.\nPut the number in the reference.',
    lang: 'en',
  })
})

it('knows in which languages each currency says how to pay: spaces say nothing', async () => {
  const { agencyZone, brand, blogAddress, notificationLanguage, paymentInstructions } =
    await asSystemWithoutRequest(payload).findGlobal({ slug: 'site-settings', locale: 'en' })
  const save = (rows: typeof paymentInstructions, locale: 'en' | 'es' = 'en') =>
    asSystemWithoutRequest(payload).updateGlobal({
      slug: 'site-settings',
      locale,
      data: { agencyZone, brand, blogAddress, notificationLanguage, paymentInstructions: rows } as never,
    })
  const rows = [...(paymentInstructions ?? []), { currency: 'MXN' as const, instructions: ' \n ' }]
  await save(rows)
  const req = await requestOf(payload, own)
  expect(await findWrittenInstructions(req)).toMatchObject({ USD: ['en'], MXN: [], PEN: [], EUR: [] })
  await expect(save([...rows, { currency: 'USD', instructions: 'Twice' }])).rejects.toMatchObject({
    data: { errors: [{ path: 'paymentInstructions' }] },
  })
  await save(paymentInstructions)
})

describe('the PDF', () => {
  const file = async (user: User, id: string) => {
    const context = {
      req: await requestOf(payload, user),
      user: { ...user, collection: 'users' as const },
      address: '',
    }
    return downloadInvoice(context, { id })
  }
  const words = async (user: User, id: string) => pdfText((await file(user, id)).bytes)

  it('is in the client’s language for every reader, with accents', async () => {
    const description = 'Señalización y diseño para la clínica: ¡año nuevo! «Citas» – única'
    const { id, invoiceNumber } = await makeInvoice(payload, own, { description, ...due('03-01') })
    const team = await makeUser(payload, 'team', { language: 'en' })
    const text = await words(team, id)
    for (const said of [
      'Factura',
      invoiceNumber,
      'Clínica Huamán',
      'Rosa Huamán',
      '1 de marzo de 2026',
      'Cómo pagar',
      'Puente Marketing LLC',
      '1 Main St, Orlando, FL 32801, USA',
      'EIN 12-3456789',
    ])
      expect(text).toContain(said)
    expect(text).toContain(description)
    expect(text).toContain('US$1,450.00')
    expect(text).toContain('Este documento no sustituye al comprobante fiscal.')
    expect(text).not.toContain('\ufffd')
  })

  it('is in English for English-speaking clients, without payment instructions when paid', async () => {
    const { id: english } = await makeClient(payload, { language: 'en', companyName: 'Hollis Marine Supply' })
    const reader = await makeUser(payload, 'client', { client: english, language: 'es' })
    const pending = await words(reader, (await makeInvoice(payload, reader)).id)
    for (const said of [
      'Invoice',
      'Hollis Marine Supply',
      'April 1, 2026',
      'Total due',
      '$1,450.00',
      'How to pay',
      'Page 1 of 1',
    ])
      expect(pending).toContain(said)
    expect(pending).not.toContain('US$')
    expect(pending).not.toContain('comprobante fiscal')
    const paid = await words(reader, (await makeInvoice(payload, reader, { status: 'paid' })).id)
    expect(paid).not.toContain('How to pay')
  })

  it('fits the longest texts, including one without spaces', async () => {
    const description = `${'ñ'.repeat(250)} ${'palabra '.repeat(31)}`.trim()
    const { id } = await makeInvoice(payload, own, { description })
    const text = (await words(own, id)).replaceAll(/[\s-]/g, '')
    expect(text.split('ñ').length - 1).toBe(250)
    expect(text.split('palabra').length - 1).toBe(31)
  })

  it('goes on on more pages when the payment instructions are long, with the number of each', async () => {
    const { id: owner } = await makeClient(payload, { language: 'en' })
    const lines = Array.from({ length: 70 }, (_, line) => `Step ${line + 1} of 70`)
    const { agencyZone, brand, blogAddress, notificationLanguage, paymentInstructions } =
      await asSystemWithoutRequest(payload).findGlobal({ slug: 'site-settings', locale: 'en' })
    const save = (rows: typeof paymentInstructions) =>
      asSystemWithoutRequest(payload).updateGlobal({
        slug: 'site-settings',
        locale: 'en',
        data: { agencyZone, brand, blogAddress, notificationLanguage, paymentInstructions: rows } as never,
      })
    await save([...(paymentInstructions ?? []), { currency: 'EUR', instructions: lines.join('\n') }])
    const { id } = await makeInvoice(payload, undefined, { client: owner, currency: 'EUR' })
    const { bytes } = await file(await makeUser(payload, 'team'), id)
    await save(paymentInstructions)
    const text = await pdfText(bytes)
    for (const line of lines) expect(text).toContain(line)
    expect(await pageCount(bytes)).toBe(3)
    for (const part of ['Page 1 of 3', 'Page 3 of 3', 'EUR 1,450.00']) expect(text).toContain(part)
  })

  it('is tagged: a heading and paragraphs in the order in which they are read', async () => {
    const description = 'Señalización y diseño para la clínica, en dos idiomas. '.repeat(8).trim()
    const { id, invoiceNumber } = await makeInvoice(payload, own, { description })
    const { bytes } = await file(own, id)
    const elements = await pdfElements(bytes)
    expect(elements.filter(([role]) => role === 'H1')).toEqual([['H1', 'Factura']])
    const order = ['Puente', 'Factura', invoiceNumber, 'Clínica Huamán', description, 'Cómo pagar']
    const positions = order.map((said) =>
      elements.findIndex(([, text]) => text === said || text.startsWith(`${said} · `)),
    )
    expect(positions).not.toContain(-1)
    expect(positions).toEqual(positions.toSorted((one, other) => one - other))
    expect(elements.at(-1)?.[1]).toBe('Página 1 de 1')
    expect(elements.every(([role, text]) => ['H1', 'P'].includes(role) && text !== '')).toBe(true)
    const raw = Buffer.from(bytes).toString('latin1')
    for (const part of ['/Lang (es)', '/StructTreeRoot', '/DisplayDocTitle true', '/Marked true'])
      expect(raw).toContain(part)
  })

  it('says when the invoice was paid', async () => {
    const { id } = await makeInvoice(payload, own, {
      status: 'paid',
      paidOn: '2026-03-18T12:00:00.000Z',
    })
    const text = await words(own, id)
    for (const part of ['Fecha de pago', '18 de marzo de 2026']) expect(text).toContain(part)
  })

  it('has a safe file name and is limited to users who may see the invoice', async () => {
    const { id } = await makeInvoice(payload, own, {
      invoiceNumber: `A/"b" ${crypto.randomUUID().slice(0, 6)}`,
    })
    const { name, type, bytes } = await file(own, id)
    expect(name).toMatch(/^A-b-[\da-f]{6}\.pdf$/)
    expect(type).toBe('application/pdf')
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
    for (const none of [crypto.randomUUID(), 'abc'])
      await expect(file(own, none)).rejects.toThrow('not_found')
    await expect(file(stranger, id)).rejects.toThrow('not_found')
  })
})
