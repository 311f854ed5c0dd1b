import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { queueInvoiceReminders } from '@/features/invoices/jobs/queue-invoice-reminders'
import { composeEmail } from '../support/emails'
import { findEmailContext } from '@/features/mail/deliver-email'
import type { Language } from '@/i18n/languages'
import { addDays, dayIn, storedDay } from '@/lib/agency-day'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { Client, Invoice } from '@/payload-types'
import { makeUser } from '../support/actors'
import { makeClient, makeInvoice } from '../support/client-records'
import { eventsOf, invoiceEmails, invoiceVerbs, newInvoiceInput, setDueDay } from '../support/invoice-verbs'

let payload: Payload
let client: Client
// UTC-11: its day begins 11 hours after that of UTC.
const zone = 'Pacific/Pago_Pago'
const today = () => dayIn(zone, new Date())
/** That hour of a day in the agency's zone, some days from today. */
const at = (hour: number, days = 0) =>
  new Date(Date.parse(`${addDays(today(), days)}T00:00:00Z`) + (hour + 11) * 3_600_000)

beforeAll(async () => {
  payload = await start()
  await asSystemWithoutRequest(payload).updateGlobal({
    slug: 'site-settings',
    data: { brand: 'Puente', email: 'hola@puente.example', agencyZone: zone } as never,
  })
})
beforeEach(async () => {
  client = await makeClient(payload)
})

const dueIn = (days: number, data: Partial<Invoice> = {}) =>
  makeInvoice(payload, undefined, { client: client.id, dueDate: storedDay(addDays(today(), days)), ...data })
const kindsOf = async (id: string) => (await invoiceEmails(payload, id)).map(({ kind }) => kind)

describe('an overdue invoice', () => {
  it('is reminded of once when its day has ended in the agency’s zone, in the client’s language', async () => {
    const { id } = await dueIn(0)
    await queueInvoiceReminders(payload, at(23.9))
    expect(await kindsOf(id)).toEqual([])
    await queueInvoiceReminders(payload, at(8.9, 1))
    expect(await kindsOf(id)).toEqual([])
    await queueInvoiceReminders(payload, at(9, 1))
    await queueInvoiceReminders(payload, at(15, 1))
    expect(await invoiceEmails(payload, id)).toMatchObject([
      { kind: 'invoice-overdue', recipient: client.email, language: 'es', data: { due: today() } },
    ])
    expect(await eventsOf(payload, id)).toEqual([{ type: 'reminded', actor: null, paid_on: null }])
  })

  it('is reminded of again a week later, and never a third time', async () => {
    const { id } = await dueIn(-1)
    for (const days of [0, 1, 6]) await queueInvoiceReminders(payload, at(12, days))
    expect(await kindsOf(id)).toEqual(['invoice-overdue'])
    for (const days of [7, 8, 14, 30]) await queueInvoiceReminders(payload, at(12, days))
    expect(await kindsOf(id)).toEqual(['invoice-overdue', 'invoice-still-overdue'])
    expect(await eventsOf(payload, id)).toHaveLength(2)
  })

  it('is reminded of once by several workers', async () => {
    const { id } = await dueIn(-1)
    await Promise.all(Array.from({ length: 4 }, () => queueInvoiceReminders(payload, at(12))))
    expect(await kindsOf(id)).toEqual(['invoice-overdue'])
    expect(await eventsOf(payload, id)).toHaveLength(1)
  })

  it('is left alone when paid, when the client is suspended or not to be reminded, or when it is old', async () => {
    const [suspended, spared] = await Promise.all([
      makeClient(payload, { status: 'suspended' }),
      makeClient(payload, { remindInvoices: false }),
    ])
    const quiet = [
      await dueIn(-1, { status: 'paid' }),
      await dueIn(-1, { client: suspended.id }),
      await dueIn(-1, { client: spared.id }),
      await dueIn(-40),
    ]
    const inactive = await makeClient(payload, { status: 'inactive', language: 'en' })
    const reminded = await dueIn(-1, { client: inactive.id })
    await queueInvoiceReminders(payload, at(12))
    for (const { id } of quiet) {
      expect(await kindsOf(id)).toEqual([])
      expect(await eventsOf(payload, id)).toEqual([])
    }
    expect(await invoiceEmails(payload, reminded.id)).toMatchObject([{ language: 'en' }])
  })

  it('is not reminded of a second time when it was paid after the first', async () => {
    const verbs = invoiceVerbs(payload, await makeUser(payload, 'admin'))
    const { id } = await verbs.issue(newInvoiceInput(client.id))
    await setDueDay(payload, id, addDays(today(), -1))
    await queueInvoiceReminders(payload, at(12))
    await verbs.pay({ invoice: id, paid_on: today(), expected: 'overdue' })
    await queueInvoiceReminders(payload, at(12, 7))
    expect(await kindsOf(id)).toEqual(['invoice-issued', 'invoice-overdue'])
  })
})

describe.each([
  {
    language: 'en' as const,
    amount: '$1,450.00',
    issued: ['from Puente', 'Your invoice for $1,450.00', 'It’s due', 'Sign up with this email address'],
    overdue: ['is past due', 'A reminder about invoice', 'haven’t recorded a payment'],
    still: ['Still unpaid: invoice', 'is still unpaid', 'reply to this email'],
    path: '/dashboard/invoices/',
  },
  {
    language: 'es' as const,
    amount: 'US$1,450.00',
    issued: ['de Puente', 'Tu factura por US$1,450.00', 'Vence el', 'Créala con este correo'],
    overdue: ['está vencida', 'Un recordatorio de la factura', 'todavía no registramos tu pago'],
    still: ['Sigue pendiente la factura', 'sigue sin pagarse', 'responde a este correo'],
    path: '/es/dashboard/invoices/',
  },
])('the emails in $language', ({ language, amount, path, ...words }) => {
  const written = async (email: Awaited<ReturnType<typeof invoiceEmails>>[number] | undefined) => {
    if (!email) throw new Error('there is no email')
    const context = await findEmailContext(payload, email.recipient, language as Language)
    const { subject, text } = await composeEmail(email as never, context)
    return `${subject}\n${text}`.replaceAll("'", '’').replaceAll(/\s+/g, ' ')
  }

  it('say what is owed and where the invoice is', async () => {
    const { id: own } = await makeClient(payload, { language })
    const verbs = invoiceVerbs(payload, await makeUser(payload, 'admin'))
    const { id, number } = await verbs.issue(newInvoiceInput(own))
    await setDueDay(payload, id, addDays(today(), -1))
    await queueInvoiceReminders(payload, at(12))
    await queueInvoiceReminders(payload, at(12, 7))
    const emails = await invoiceEmails(payload, id)
    expect(emails.map((email) => email.language)).toEqual([language, language, language])
    const [issued, overdue, still] = await Promise.all(
      ['invoice-issued', 'invoice-overdue', 'invoice-still-overdue'].map((kind) =>
        written(emails.find((email) => email.kind === kind)),
      ),
    )
    for (const text of [issued, overdue, still])
      for (const part of [number, amount, 'Anuncios de Google, marzo', `${path}${id}`])
        expect(text).toContain(part)
    for (const part of words.issued) expect(issued).toContain(part)
    for (const part of words.overdue) expect(overdue).toContain(part)
    for (const part of words.still) expect(still).toContain(part)
  })
})
