import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { ProposalOutcome } from '@/features/proposal-signing/portal/proposal-head'
import type { Language } from '@/i18n/languages'
import en from '@/messages/en/proposals.json'
import es from '@/messages/es/proposals.json'

type State = Parameters<typeof ProposalOutcome>[0]['proposal']['state']

const messages = { en: { proposals: en }, es: { proposals: es } }
const offer = {
  number: 1,
  body: {},
  setupFee: 0,
  monthlyFee: 0,
  amount: 0,
  currency: 'USD',
  expires: new Date('2026-10-31T20:00:00Z'),
}

const render = (state: State, language: Language = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={messages[language]} timeZone="UTC">
      <ProposalOutcome proposal={{ state, signed: new Date('2026-11-03T15:00:00Z'), offer }} zone="UTC" />
    </NextIntlClientProvider>,
  )
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '')

describe('below the title of a proposal', () => {
  it.each([
    ['expired', 'en', 'This proposal has expired. It was valid until October 31, 2026. What this means'],
    ['expired', 'es', 'Esta propuesta venció. Era válida hasta el 31 de octubre de 2026. Qué significa'],
    ['rejected', 'en', 'This proposal was declined. What this means'],
    ['signed', 'en', 'Signed November 3, 2026. About the signature'],
    ['signed', 'es', 'Firmada el 3 de noviembre de 2026. Sobre la firma'],
  ] as const)('says that it is %s (%s), with a link to the end', (state, language, words) => {
    const html = render(state, language)
    expect(textOf(html)).toBe(words)
    expect(html).toContain('href="#contract-end"')
  })

  it('shows nothing while it can be signed, is being revised or is a draft', () => {
    for (const state of ['awaiting', 'revised', 'draft'] as const) expect(render(state)).toBe('')
  })
})
