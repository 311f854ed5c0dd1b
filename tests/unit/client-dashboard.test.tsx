import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { DashboardTotals } from '@/features/client-pages/portal/dashboard-totals'
import { OverdueStep } from '@/features/client-pages/portal/next-steps'
import type { Invoice, Invoices } from '@/features/invoices/queries/invoices'
import type { Language } from '@/i18n/languages'
import en from '@/messages/en/portal.json'
import es from '@/messages/es/portal.json'

const invoice: Invoice = {
  id: 'i',
  number: 'INV-2026-0118',
  description: 'Google Ads, February',
  amount: 145_000,
  currency: 'USD',
  due: '2026-03-01',
  status: 'overdue',
}
const usd = (cents: number) => [{ currency: 'USD', cents }]

const render = (shown: ReactNode, language: Language) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={{ portal: { en, es }[language] }} timeZone="UTC">
      {shown}
    </NextIntlClientProvider>,
  )
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('the bar of overdue invoices', () => {
  const bar = (
    next: Partial<NonNullable<Invoices['next']>>,
    overdue: Invoices['overdue'],
    language: Language,
  ) => render(<OverdueStep next={{ invoice, days: 16, count: 1, ...next }} overdue={overdue} />, language)

  it('leads to the invoice that was due first', () => {
    const html = bar({}, usd(145_000), 'en')
    expect(textOf(html)).toBe(
      'One invoice is 16 days overdue INV-2026-0118, $1,450.00. It was due March 1, 2026. See Invoice',
    )
    expect(html).toContain('href="/dashboard/invoices/i"')
  })

  it.each([
    ['en', 1, 'One invoice is 1 day overdue'],
    ['es', 1, 'Una factura venció hace 1 día'],
    ['es', 16, 'Una factura venció hace 16 días'],
  ] as const)('counts days, in %s: %i', (language, days, title) => {
    expect(textOf(bar({ days }, usd(145_000), language))).toContain(title)
  })

  it('sums up several, each currency by itself', () => {
    const sums = [...usd(290_000), { currency: 'MXN', cents: 9_900 }]
    expect(textOf(bar({ count: 3 }, sums, 'en'))).toContain(
      '3 invoices are overdue $2,900.00 and MXN 99.00 in all. The oldest one, INV-2026-0118, was due March 1, 2026.',
    )
  })
})

describe('the figure of invoices', () => {
  const note = (more: Partial<Invoices>, language: Language) =>
    textOf(
      render(
        <DashboardTotals
          invoices={{ rows: [invoice], total: usd(145_000), balance: [], overdue: [], ...more }}
        />,
        language,
      ),
    )

  it('names the balance due and what of it is overdue', () => {
    const text = note({ balance: usd(290_000), overdue: usd(145_000) }, 'en')
    expect(text).toContain('1 invoice, $2,900.00 balance due, $1,450.00 overdue')
    expect(note({ balance: usd(290_000) }, 'es')).toContain('1 factura, US$2,900.00 por pagar')
  })

  it('names no balance when everything is paid', () => {
    expect(note({}, 'en')).not.toMatch(/balance|overdue/)
  })
})
