import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { MissingInstructions } from '@/features/invoices/staff/invoice-form'
import type { WrittenInstructions } from '@/features/invoices/queries/payment-instructions'
import { currencies } from '@/lib/money'
import dashboard from '@/messages/en/dashboard.json'
import invoiceBoard from '@/messages/en/invoiceBoard.json'

const none = Object.fromEntries(
  currencies.map((currency) => [currency, []]),
) as unknown as WrittenInstructions
const client = { name: 'Rosa', email: 'rosa@example.com', language: 'es', isSuspended: false } as const

const warning = (currency: string, instructions: Partial<WrittenInstructions>) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ dashboard, invoiceBoard }} timeZone="UTC">
      <MissingInstructions
        currency={currency}
        given={{ client, instructions: { ...none, ...instructions } }}
      />
    </NextIntlClientProvider>,
  ).replaceAll(/<[^>]+>/g, '')

it.each([
  ['MXN', {}, 'There are no payment instructions for MXN, so Rosa won’t see how to pay.'],
  ['EUR', { MXN: ['en', 'es'] }, 'There are no payment instructions for EUR'],
  ['MXN', { MXN: ['en'] }, 'The payment instructions for MXN are only in English, and Rosa reads Spanish.'],
] as const)('names what an invoice in %s lacks, with %j written', (currency, written, words) => {
  const text = warning(currency, written as Partial<WrittenInstructions>)
  expect(text).toContain(words)
  expect(text).toContain(invoiceBoard.form.instructions.write)
})

it('says nothing when the client can read how to pay', () => {
  expect(warning('MXN', { MXN: ['es'] })).toBe('')
  expect(warning('USD', { USD: ['en', 'es'] })).toBe('')
})
