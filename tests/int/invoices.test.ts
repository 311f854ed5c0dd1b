import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { downloadInvoice } from '@/features/invoices/operations/download-invoice'
import { clientInvoices, fullInvoice, howToPay } from '@/features/invoices/queries'
import { asSystemAlone, asUser } from '@/lib/server/db'
import { payload as start } from '@/lib/server/payload'
import type { Client, User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { invoiceInput, makeClient, makeInvoice, makeProposal, sentProposal } from '../support/papers'
import { pdfText } from '../support/pdf-text'

let payload: Payload
let client: Client
let own: User
let stranger: User
const today = { zone: 'America/New_York', at: new Date('2026-03-20T12:00:00Z') }

beforeAll(async () => {
  payload = await start()
  await makeUser(payload, 'admin')
  await asSystemAlone(payload).updateGlobal({
    slug: 'site-settings',
    locale: 'en',
    data: {
      brand: 'Puente',
      email: 'hola@puente.example',
      agencyZone: today.zone,
      blogAddress: '/resources',
      notificationLanguage: 'en',
      analytics: { tool: 'none' },
      howToPay: 'By bank transfer.\nPut the number in the reference.',
    },
  })
  client = await makeClient(payload)
  own = await makeUser(payload, 'client', { client: client.id })
  stranger = await makeUser(payload, 'client', { client: (await makeClient(payload)).id })
})

const due = (day: string) => ({ dueDate: `2026-${day}T12:00:00.000Z` })

it.each([{}, { amount: null }, { amount: 1.5 }, { amount: 999_999_999_900 }])(
  'an invoice needs an amount: %j is refused at its field',
  async (data) => {
    const { amount: _none, ...rest } = await invoiceInput(payload, own)
    const admin = await makeUser(payload, 'admin')
    const made = asUser(await requestOf(payload, admin)).create({
      collection: 'invoices',
      data: { ...rest, ...data } as never,
    })
    await expect(made).rejects.toMatchObject({ status: 400, data: { errors: [{ path: 'amount' }] } })
  },
)

describe('the invoices of a client', () => {
  it('are in order, with their sums by currency and what is overdue', async () => {
    await makeInvoice(payload, own, { ...due('03-01'), amount: 145_000 })
    await makeInvoice(payload, own, { ...due('04-01'), amount: 145_000 })
    await makeInvoice(payload, own, { ...due('01-01'), amount: 1, status: 'paid' })
    await makeInvoice(payload, own, { ...due('02-01'), amount: 2, status: 'paid', currency: 'PEN' })
    const { rows, total, overdue } = await clientInvoices(await requestOf(payload, own), client.id, today)
    expect(rows.map(({ status }) => status)).toEqual(['overdue', 'pending', 'paid', 'paid'])
    expect(total).toEqual([
      { currency: 'USD', cents: 290_001 },
      { currency: 'PEN', cents: 2 },
    ])
    expect(overdue).toEqual([{ currency: 'USD', cents: 145_000 }])
  })

  it('are nobody else’s', async () => {
    expect((await clientInvoices(await requestOf(payload, stranger), client.id, today)).rows).toEqual([])
  })
})

describe('one invoice', () => {
  const read = async (user: User, id: string) => fullInvoice(await requestOf(payload, user), id, today)

  it('says who is billed and for what, and nothing of staff', async () => {
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

  it('names a proposal that is being revised as it was sent', async () => {
    const { id: proposal } = await sentProposal(payload, own)
    await asSystemAlone(payload).update({
      collection: 'proposals',
      id: proposal,
      data: { status: 'draft', title: 'Not sent yet' },
    })
    const { id } = await makeInvoice(payload, own, { proposal })
    expect((await read(own, id))?.proposal).toEqual({ id: proposal, title: 'Website in two languages' })
  })

  it('does not name a proposal that its client was never sent', async () => {
    const { id: proposal } = await makeProposal(payload, own)
    const { id } = await makeInvoice(payload, own, { proposal })
    expect((await read(own, id))?.proposal).toBeUndefined()
  })

  it('is not there for a stranger, for who has no client, a suspended one, an ended account, and an id that is none', async () => {
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

it('tells how to pay in the other language where it is not written in one', async () => {
  expect(await howToPay(await requestOf(payload, own), 'es')).toEqual({
    text: 'By bank transfer.\nPut the number in the reference.',
    lang: 'en',
  })
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

  it('is in the client’s language, whoever asks for it, with every accent', async () => {
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
    ])
      expect(text).toContain(said)
    expect(text).toContain(description)
    expect(text).toContain('$1,450.00')
    expect(text).not.toContain('\ufffd')
  })

  it('is in English for a client who reads English, and says nothing of paying what is paid', async () => {
    const { id: english } = await makeClient(payload, { language: 'en', companyName: 'Hollis Marine Supply' })
    const reader = await makeUser(payload, 'client', { client: english, language: 'es' })
    const pending = await words(reader, (await makeInvoice(payload, reader)).id)
    for (const said of [
      'Invoice',
      'Hollis Marine Supply',
      'April 1, 2026',
      'Total due',
      'How to pay',
      'Page 1 of 1',
    ])
      expect(pending).toContain(said)
    const paid = await words(reader, (await makeInvoice(payload, reader, { status: 'paid' })).id)
    expect(paid).not.toContain('How to pay')
  })

  it('holds the longest texts, one without a space among them', async () => {
    const description = `${'ñ'.repeat(250)} ${'palabra '.repeat(31)}`.trim()
    const { id } = await makeInvoice(payload, own, { description })
    const text = (await words(own, id)).replaceAll(/[\s-]/g, '')
    expect(text.split('ñ').length - 1).toBe(250)
    expect(text.split('palabra').length - 1).toBe(31)
  })

  it('is a file with a safe name, and only for whoever may see the invoice', async () => {
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
