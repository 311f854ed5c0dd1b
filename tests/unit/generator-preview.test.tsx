// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Language } from '@/i18n/languages'
import { openGenerator } from '../support/generator'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => vi.unstubAllGlobals())

const preview = async (
  content: string,
  language: Language,
  fees: { setupFee: string; monthlyFee: string },
) => {
  const generator = await openGenerator({
    part: 'generate',
    form: {
      client: { id: 'c', name: 'Rosa *Huamán*', company: '7-Eleven', email: 'rosa@x.example', language },
      serviceType: 'Web Development',
      ...fees,
    },
    draft: { content },
  })
  const sheet = generator.find('article')
  const shown = [...sheet.querySelectorAll('p, tbody tr')].map(({ textContent }) => textContent)
  const blanks = [...sheet.querySelectorAll('mark')].map(({ textContent }) => textContent)
  await generator.close()
  return { shown, blanks }
}

it('the preview says what the client will read, in the language of the client', async () => {
  const fees = { setupFee: '1500', monthlyFee: '450.50' }
  const english =
    '{{client}}, {{company}}: {{service}} by {{agency}}, {{setup_fee}} and {{monthly_fee}} ({{first_invoice}}), {{date}} to {{expires}}.'
  expect(await preview(english, 'en', fees)).toEqual({
    shown: [
      'Rosa *Huamán*, 7-Eleven: Web Development by Puente, $1,500 and $450.50 ($1,950.50), March 17, 2026 to April 16, 2026.',
    ],
    blanks: [],
  })
  const spanish = '{{cliente}}: {{servicio}}, {{pago_inicial}} y {{mensualidad}}, hasta el {{vence}}.'
  expect((await preview(spanish, 'es', fees)).shown).toEqual([
    'Rosa *Huamán*: Desarrollo web, US$1,500 y US$450.50, hasta el 16 de abril de 2026.',
  ])
})

it('a fee of zero says nothing there, and what nothing fills is marked', async () => {
  const text =
    'For {{client}} {{amount}}\n\n| What | Price |\n|---|---|\n| Setup | {{setup_fee}} |\n| Month | {{monthly_fee}} |'
  expect(await preview(text, 'en', { setupFee: '', monthlyFee: '450' })).toEqual({
    shown: ['For Rosa *Huamán* {{amount}}', 'Month$450'],
    blanks: ['{{amount}}'],
  })
})
