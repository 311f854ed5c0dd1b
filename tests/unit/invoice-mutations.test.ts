import { MutationObserver, QueryClient, type MutationOptions } from '@tanstack/react-query'
import { createTranslator } from 'use-intl/core'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { dashboardMessages } from '@/i18n/staff-messages'
import { reasonOf } from '@/components/staff/failure'
import {
  payMutation,
  unpayMutation,
  type InvoiceMutationContext,
  freeNumberOf,
  issueMutation,
} from '@/features/invoices/staff/invoice-mutations'
import { invoiceListQuery, invoiceParamsOf } from '@/features/invoices/staff/invoice-params'
import { languages, type Language } from '@/i18n/languages'
import { RequestError } from '@/lib/request-error'

const invoice = { id: '1', number: 'PU-2026-0042' }
const pending = { status: 'overdue', paidOn: null } as const
const paid = { status: 'paid', paidOn: '2026-03-15' } as const

afterEach(() => vi.unstubAllGlobals())

/** The list of a client with one invoice, and what it says. */
function list(language: Language, shown: object = pending) {
  const messages = dashboardMessages(language)
  const translator = (namespace: string) =>
    createTranslator({ locale: language, messages, namespace: namespace as 'leads' }) as unknown
  const queryClient = new QueryClient()
  const key = invoiceListQuery('c').queryKey
  queryClient.setQueryData(key, { invoices: [{ ...invoice, ...shown }] } as never)
  const said: string[][] = []
  const context = {
    queryClient,
    board: translator('invoiceBoard'),
    names: translator('invoiceNames'),
    date: (day: string) => day,
    toasts: {
      done: (...words: unknown[]) => said.push(words.map(String)),
      failed: (what: string, error: unknown, why?: string) =>
        said.push([messages.dashboard.error, what, why ?? messages.dashboard.reasons[reasonOf(error)]]),
      readFailed: () => undefined,
    },
  } as unknown as InvoiceMutationContext
  const row = () => (queryClient.getQueryData(key) as unknown as { invoices: object[] }).invoices[0]
  const run = <Result, Input>(options: MutationOptions<Result, Error, Input>, input: Input) =>
    new MutationObserver(queryClient, options).mutate(input).catch(() => undefined)
  return { context, said, row, run }
}

/** The server answers each request with this. Returns what it got, and runs `check` while it answers. */
function answer(body: object, check: () => void = () => undefined): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { body: text }: { body: string }) => {
    sent.push([url, JSON.parse(text)])
    check()
    return Promise.resolve(Response.json(body))
  })
  return sent
}

const conflict = (value: string, changedBy: string | null) => ({
  success: false,
  error: 'conflict',
  current: { value, changedBy, changedAt: null },
})

const words = {
  en: {
    paid: ['Invoice marked as paid', 'PU-2026-0042, paid on 2026-03-15.'],
    unpaid: ['Invoice marked as unpaid', 'PU-2026-0042 is unpaid again.'],
    payConflict: [
      'Error',
      'Failed to mark the invoice as paid.',
      'Ana Ruiz changed the status to Paid in the meantime.',
    ],
    unpayConflict: [
      'Error',
      'Failed to mark the invoice as unpaid.',
      'Someone changed the status to Pending in the meantime.',
    ],
    future: ['Error', 'Failed to mark the invoice as paid.', 'Choose today or an earlier date.'],
    forbidden: ['Error', 'Failed to mark the invoice as unpaid.', 'You don’t have permission to do this.'],
    issued: ['Invoice issued', 'PU-2026-0042 is on its way to rosa@clinica.example.'],
    silent: ['Invoice issued', 'PU-2026-0042 was issued. The client is suspended, so no email was sent.'],
    taken: ['Error', 'Failed to issue the invoice.', 'Another invoice has this number.'],
    gone: ['Error', 'Failed to issue the invoice.', 'Someone deleted this client in the meantime.'],
    invalid: ['Error', 'Failed to issue the invoice.', 'Check the marked fields.'],
  },
  es: {
    paid: ['Factura marcada como pagada', 'PU-2026-0042, pagada el 2026-03-15.'],
    unpaid: ['Factura marcada como no pagada', 'PU-2026-0042 vuelve a estar sin pagar.'],
    payConflict: [
      'Error',
      'No se pudo marcar la factura como pagada.',
      'Ana Ruiz cambió el estado a Pagada mientras tanto.',
    ],
    unpayConflict: [
      'Error',
      'No se pudo marcar la factura como no pagada.',
      'Alguien cambió el estado a Pendiente mientras tanto.',
    ],
    future: ['Error', 'No se pudo marcar la factura como pagada.', 'Elige hoy o una fecha anterior.'],
    forbidden: [
      'Error',
      'No se pudo marcar la factura como no pagada.',
      'No tienes permiso para hacer esto.',
    ],
    issued: ['Factura emitida', 'PU-2026-0042 va en camino a rosa@clinica.example.'],
    silent: [
      'Factura emitida',
      'Se emitió PU-2026-0042. El cliente está suspendido, así que no se le envió ningún correo.',
    ],
    taken: ['Error', 'No se pudo emitir la factura.', 'Otra factura tiene este número.'],
    gone: ['Error', 'No se pudo emitir la factura.', 'Alguien eliminó a este cliente mientras tanto.'],
    invalid: ['Error', 'No se pudo emitir la factura.', 'Revisa los campos marcados.'],
  },
}

describe.each(languages)('the invoices of a client, in %s', (language) => {
  const said = words[language]

  test('a payment is optimistic, sends the status that was shown, and is confirmed', async () => {
    const context = list(language)
    const sent = answer({ success: true }, () => expect(context.row()).toMatchObject(paid))
    await context.run(payMutation(invoice, context.context), { paidOn: '2026-03-15', shown: pending })
    expect(sent).toEqual([
      ['/api/mark-invoice-paid', { invoice: '1', paid_on: '2026-03-15', expected: 'overdue' }],
    ])
    expect(context.row()).toMatchObject(paid)
    expect(context.said).toEqual([said.paid])
  })

  test('taking a payment back does the same', async () => {
    const context = list(language, paid)
    const sent = answer({ success: true }, () => expect(context.row()).toMatchObject(pending))
    await context.run(unpayMutation(invoice, context.context), { next: 'overdue', shown: paid })
    expect(sent).toEqual([['/api/unmark-invoice-paid', { invoice: '1', expected: 'paid' }]])
    expect(context.said).toEqual([said.unpaid])
  })

  test('a failure puts back what was shown, and a conflict says who has set what', async () => {
    const context = list(language)
    const pay = () =>
      context.run(payMutation(invoice, context.context), { paidOn: '2026-03-15', shown: pending })
    const unpay = () => context.run(unpayMutation(invoice, context.context), { next: 'pending', shown: paid })
    answer(conflict('paid', 'Ana Ruiz'))
    await pay()
    expect(context.row()).toMatchObject(pending)
    answer({ success: false, error: 'invalid', fields: { paid_on: 'future' } })
    await pay()
    answer(conflict('pending', null))
    await unpay()
    expect(context.row()).toMatchObject(paid)
    answer({ success: false, error: 'forbidden' })
    await unpay()
    expect(context.said).toEqual([said.payConflict, said.future, said.unpayConflict, said.forbidden])
  })

  test('an issued invoice says whom it is sent to, and a failure why', async () => {
    const context = list(language)
    const client = { name: 'Rosa', email: 'rosa@clinica.example', language, isSuspended: false }
    const input = { number: invoice.number } as never
    answer({ success: true, number: invoice.number })
    await context.run(issueMutation(client, context.context), input)
    await context.run(issueMutation({ ...client, isSuspended: true }, context.context), input)
    for (const failure of [
      { error: 'conflict', fields: { number: 'taken' } },
      { error: 'invalid', fields: { client: 'not_found' } },
      { error: 'invalid', fields: { amount: 'invalid' } },
    ]) {
      answer({ success: false, ...failure })
      await context.run(issueMutation(client, context.context), input)
    }
    expect(context.said).toEqual([said.issued, said.silent, said.taken, said.gone, said.invalid])
  })
})

test('a taken number comes with the next free one', () => {
  const current = { value: 'PU-2026-0043', changedBy: null, changedAt: null }
  expect(freeNumberOf(new RequestError('conflict', { current }))).toBe('PU-2026-0043')
  expect(freeNumberOf(new RequestError('invalid'))).toBeUndefined()
})

test('the address of the list has parameters of its own', () => {
  const url = new URLSearchParams('tab=clients&sort=name&page=3&invoice-page=2&invoice-sort=due')
  expect(invoiceParamsOf((name) => url.get(name))).toEqual({ page: '2', sort: 'due' })
})
