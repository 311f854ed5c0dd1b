import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { SigningProgress } from '@/features/proposal-signing/portal/proposal-head'
import type { ShownProposal } from '@/features/proposal-signing/queries/proposal'
import type { Language } from '@/i18n/languages'
import en from '@/messages/en/proposals.json'
import es from '@/messages/es/proposals.json'

const messages = { en: { proposals: en }, es: { proposals: es } }
const now = new Date('2026-12-31T12:00:00Z')
const day = (date: string) => new Date(`${date}T12:00:00Z`)
const offer = { number: 1, body: {}, setupFee: 1, monthlyFee: 1, amount: 2, currency: 'USD' }
const proposal: ShownProposal = {
  id: 'p',
  title: 'Website',
  state: 'awaiting',
  created: day('2026-03-12'),
  sent: day('2026-03-13'),
  opened: day('2026-03-14'),
  language: 'en',
  preparedFor: { name: 'Rosa' },
  offer,
}

function read(more: Partial<ShownProposal>, { isStaff = false, language = 'en' as Language } = {}) {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={messages[language]} timeZone="UTC">
      <SigningProgress proposal={{ ...proposal, ...more }} zone="UTC" now={now} isStaff={isStaff} />
    </NextIntlClientProvider>,
  )
  return {
    stages: [...html.matchAll(/<li[^>]*><strong[^>]*>(.*?)<\/strong>(.*?)<\/li>/g)].map(([, name, when]) =>
      [name, when].join(': '),
    ),
    arches: [...html.matchAll(/data-reached="(true|false)"/g)].map(([, is]) =>
      is === 'true' ? 'gone' : 'open',
    ),
  }
}

describe('the progress of a proposal', () => {
  it('goes from sent to opened, while it waits for the signature', () => {
    const { stages, arches } = read({})
    expect(stages).toEqual([
      'Sent: Mar\u00a013',
      'Opened: Mar\u00a014',
      'Signed: your turn',
      'First invoice: on signing',
    ])
    expect(arches).toEqual(['gone', 'open', 'open'])
  })

  it('goes to signed, and to the invoice once there is one', () => {
    const signed = { state: 'signed', signed: day('2026-03-17') } as const
    expect(read(signed, { language: 'es' })).toEqual({
      stages: [
        'Enviada: 13\u00a0mar',
        'Abierta: 14\u00a0mar',
        'Firmada: 17\u00a0mar',
        'Primera factura: pronto',
      ],
      arches: ['gone', 'gone', 'open'],
    })
    const { stages, arches } = read({ ...signed, invoiced: day('2026-03-18') })
    expect(stages.at(-1)).toBe('First invoice: Mar\u00a018')
    expect(arches).toEqual(['gone', 'gone', 'gone'])
  })

  it('shows the year of another year', () => {
    expect(read({ sent: day('2025-12-30') }).stages[0]).toBe('Sent: Dec\u00a030,\u00a02025')
  })

  it('says what staff wait for', () => {
    const { stages, arches } = read({ opened: undefined }, { isStaff: true })
    expect(stages.slice(1, 3)).toEqual(['Opened: not yet', 'Signed: not yet'])
    expect(arches).toEqual(['open', 'open', 'open'])
  })

  it('counts the first reading of a client before it is recorded', () => {
    expect(read({ opened: undefined }).arches).toEqual(['gone', 'open', 'open'])
  })

  it('ends with the signature when there is nothing to invoice', () => {
    expect(read({ offer: { ...offer, setupFee: 0, monthlyFee: 0, amount: 0 } }).stages).toHaveLength(3)
  })
})
