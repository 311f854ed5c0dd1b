import { describe, expect, it } from 'vitest'

import { unresolvedVariables } from '@/features/proposals/sending-rules'
import { fillVariables, variableValues, writtenVariables } from '@/features/proposals/variable-rules'

const source = {
  client: 'Rosa Huamán',
  company: 'Clínica Huamán',
  agency: 'Puente',
  service: 'Desarrollo web',
  setupFee: 450_000,
  monthlyFee: 185_050,
  currency: 'USD',
  date: new Date('2026-03-02T03:00:00Z'),
  expires: new Date('2026-04-01T04:59:59Z'),
  zone: 'America/Lima',
}

describe('the variables of a template', () => {
  it('are filled in each language', () => {
    const en = writtenVariables('en').join(' · ')
    expect(fillVariables(en, variableValues(source, 'en'))).toEqual({
      markdown:
        'Rosa Huamán · Clínica Huamán · Puente · Desarrollo web · $4,500 · $1,850.50 · $6,350.50 · March 1, 2026 · March 31, 2026',
      unresolved: [],
    })
    const es = writtenVariables('es').join(' · ')
    expect(fillVariables(es, variableValues(source, 'es')).markdown).toBe(
      'Rosa Huamán · Clínica Huamán · Puente · Desarrollo web · US$4,500 · US$1,850.50 · US$6,350.50 · 1 de marzo de 2026 · 31 de marzo de 2026',
    )
  })

  it('may have spaces and capitals, and come more than once', () => {
    expect(fillVariables('{{ Client }} {{client}} {{CLIENTE}}', { client: 'Ana' }).markdown).toBe(
      'Ana Ana Ana',
    )
  })

  it('are listed when they are unknown or have no value, and stay in the text', () => {
    const text = '{{client}} {{company}} {{company}} {{priec}} {{expires}}'
    expect(fillVariables(text, { client: 'Ana', company: '  ' })).toEqual({
      markdown: 'Ana {{company}} {{company}} {{priec}} {{expires}}',
      unresolved: ['{{company}}', '{{priec}}', '{{expires}}'],
    })
    expect(unresolvedVariables(text, undefined)).toEqual([
      '{{client}}',
      '{{company}}',
      '{{priec}}',
      '{{expires}}',
    ])
  })

  it('a fee of zero says nothing, and one that is not known stays unresolved', () => {
    const { setupFee, monthlyFee, firstInvoice } = variableValues(
      { ...source, setupFee: 0, monthlyFee: null },
      'en',
    )
    expect([setupFee, monthlyFee, firstInvoice]).toEqual([null, undefined, null])
  })

  it.each([
    ['| Setup | {{setup_fee}} |\n| Month | {{monthly_fee}} |', '| Month | $1,850.50 |'],
    ['| {{setup_fee}} | {{monthly_fee}} |', '| — | $1,850.50 |'],
    ['- Setup: {{setup_fee}}\n- Month: {{monthly_fee}}', '- Month: $1,850.50'],
    ['## Setup {{ Pago_Inicial }}\n\nHi.', '\nHi.'],
    ['We start. Setup is {{setup_fee}}. Each month {{monthly_fee}}.', 'We start. Each month $1,850.50.'],
    ['Setup {{setup_fee}}, each month {{monthly_fee}}', 'Each month $1,850.50'],
    ['Each month {{monthly_fee}}, setup {{setup_fee}}.', 'Each month $1,850.50.'],
    ['- Setup {{setup_fee}}, each month {{monthly_fee}}', '- Each month $1,850.50'],
    ['Fees: setup {{setup_fee}}, monthly {{monthly_fee}}.', 'Fees: monthly $1,850.50.'],
    ['Setup: {{setup_fee}}; month: {{monthly_fee}}', 'Month: $1,850.50'],
    [
      'The setup fee is {{setup_fee}} and the monthly fee is {{monthly_fee}}.',
      'The monthly fee is $1,850.50.',
    ],
    ['El pago inicial es {{pago_inicial}} y cada mes {{mensualidad}}.', 'Cada mes $1,850.50.'],
    ['For {{client}}, setup {{setup_fee}}, monthly {{monthly_fee}}.', 'For Rosa Huamán, monthly $1,850.50.'],
    ['**Setup {{setup_fee}}**, each month {{monthly_fee}}', 'Each month $1,850.50'],
    // What belongs together can't be told, so a person decides.
    [
      'To start, you pay {{setup_fee}} and {{monthly_fee}}.',
      'To start, you pay {{setup_fee}} and $1,850.50.',
    ],
    ['**Setup {{setup_fee}}, monthly {{monthly_fee}}**', '**Setup {{setup_fee}}, monthly $1,850.50**'],
    ['{{client}} pays {{setup_fee}} to start.', 'Rosa Huamán pays {{setup_fee}} to start.'],
    ['No {{priec}} here', 'No {{priec}} here'],
  ])('without a setup fee %j is %j', (text, expected) => {
    expect(fillVariables(text, variableValues({ ...source, setupFee: 0 }, 'en')).markdown).toBe(expected)
  })

  it.each([
    ['{{company}}', '{ {company}}'],
    ['**Bold** _i_ `c` ~s~', '\\*\\*Bold\\*\\* \\_i\\_ \\`c\\` \\~s\\~'],
    ['[x](javascript:alert(1))', '[x] (javascript:alert(1))'],
    ['A | B', 'A / B'],
    ['two\n\n# lines', 'two # lines'],
    ['# X', '\\# X'],
    ['> X', '\\> X'],
    ['- X', '\\- X'],
    ['+ X', '\\+ X'],
    ['---', '\\---'],
    ['1. FC Köln', '1\\. FC Köln'],
    ['2) X', '2\\) X'],
    ['7-Eleven', '7\\-Eleven'],
    ['$& $1 $$', '$& $1 $$'],
    ['__proto__', '\\_\\_proto\\_\\_'],
  ])('insert %j as text, once', (value, markdown) => {
    const filled = fillVariables('{{client}}!', { client: value, company: 'Again' })
    expect(filled).toEqual({ markdown: `${markdown}!`, unresolved: [] })
    expect(unresolvedVariables(filled.markdown, undefined)).toEqual([])
  })

  it('are nothing else in braces', () => {
    const text = '{client} {{}} {{ }} {{a b}} {{{}}} {{constructor}}'
    expect(fillVariables(text, { client: 'Ana' })).toEqual({
      markdown: text,
      unresolved: ['{{constructor}}'],
    })
  })
})

it.each(['Ana', '{Ana}', '{{Ana}}', 'A}}B', '} {', '{'])(
  'a variable within braces is not resolved, whatever its value is: %s',
  (client) => {
    const { markdown } = fillVariables('For {{ {{client}} }}', { client })
    expect(unresolvedVariables(markdown, undefined)).not.toEqual([])
  },
)
