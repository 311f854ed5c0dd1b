import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { InvoiceSheet } from '@/features/invoices/portal/invoice-sheet'
import type { Language } from '@/i18n/languages'
import en from '@/messages/en/invoices.json'
import es from '@/messages/es/invoices.json'

const messages = { en: { invoices: en }, es: { invoices: es } }

const render = (language: Language) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={messages[language]} timeZone="UTC">
      <InvoiceSheet
        invoice={{
          id: '1',
          number: 'INV-1',
          description: 'Google Ads',
          amount: 145_000,
          currency: 'USD',
          due: '2026-04-01',
          issued: new Date('2026-03-01T00:00:00Z'),
          status: 'pending',
          client: { name: 'Rosa Huamán', email: 'rosa@example.com', language },
        }}
        settings={{
          brand: 'Puente',
          email: 'hola@puente.example',
          phone: '+1 407 555 0148',
          zone: 'UTC',
          legal: { name: 'Puente LLC', taxId: 'EIN 12-3456789' },
        }}
      />
    </NextIntlClientProvider>,
  )

describe('an invoice on its page', () => {
  it('says in Spanish that it does not replace a tax document, and shows dollars as US$', () => {
    const html = render('es')
    expect(html).toContain('Este documento no sustituye al comprobante fiscal.')
    expect(html).toContain('US$1,450.00')
  })

  it('says neither in English', () => {
    const html = render('en')
    expect(html).not.toContain('comprobante fiscal')
    expect(html).toContain('>$1,450.00')
  })

  it('shows the legal identity that staff entered', () => {
    const lines = [...render('en').matchAll(/<span[^>]*>([^<]+)<\/span>/g)].map(([, line]) => line)
    expect(lines.slice(0, 3)).toEqual(['Puente LLC', 'EIN 12-3456789', 'hola@puente.example'])
  })
})
