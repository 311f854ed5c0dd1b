import { JSDOM } from 'jsdom'
import { NextIntlClientProvider } from 'next-intl'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { RichText } from '@/components/ui/rich-text'
import { signedProposalPdf } from '@/features/proposal-signing/pdf/signed-proposal-pdf'
import { ProposalScreen } from '@/features/proposal-signing/portal/proposal-screen'
import type { Language } from '@/i18n/languages'
import portalEn from '@/messages/en/portal.json'
import proposalsEn from '@/messages/en/proposals.json'
import signingEn from '@/messages/en/signing.json'
import portalEs from '@/messages/es/portal.json'
import proposalsEs from '@/messages/es/proposals.json'
import signingEs from '@/messages/es/signing.json'
import { pdfElements, pdfText } from '../support/pdf-text'

const messages = {
  en: { portal: portalEn, proposals: proposalsEn, signing: signingEn },
  es: { portal: portalEs, proposals: proposalsEs, signing: signingEs },
}

const node = (type: string, text: string, more: object = {}) => ({
  type,
  ...more,
  children: [{ type: 'text', text }],
})
const body = {
  root: {
    type: 'root',
    children: [
      node('heading', 'Lo que haremos', { tag: 'h2' }),
      node('paragraph', 'Un sitio nuevo.'),
      node('heading', 'El diseño', { tag: 'h3' }),
      node('paragraph', 'En dos idiomas.'),
      node('heading', 'Las fechas', { tag: 'h2' }),
      node('paragraph', 'En marzo.'),
    ],
  },
}

type Fees = { setupFee: number; monthlyFee: number }

const shown = (language: Language, { setupFee, monthlyFee }: Fees) => ({
  proposal: {
    id: crypto.randomUUID(),
    number: 42,
    title: 'Sitio en dos idiomas',
    state: 'signed' as const,
    created: new Date('2026-03-01T12:00:00Z'),
    signed: new Date('2026-03-17T14:51:08Z'),
    language,
    preparedFor: { name: 'Rosa Huamán', company: 'Clínica Huamán' },
    preparedBy: 'Tomás Vega',
    offer: {
      setupFee,
      monthlyFee,
      amount: setupFee + monthlyFee,
      currency: 'USD',
      number: 2,
      sha256: 'ab'.repeat(32),
      frozen: new Date('2026-03-13T12:00:00Z'),
      expires: new Date('2026-04-01T04:00:00Z'),
      body,
    },
  },
  signature: {
    signer: { name: 'Rosa Huamán', email: 'rosa@clinica.example' },
    method: 'typed' as const,
    typedName: 'Rosa H.',
    signedAt: new Date('2026-03-17T14:51:08Z'),
    documentSha256: 'ab'.repeat(32),
    consent: { version: '1', language, text: 'Acepto firmar.' },
    address: '203.0.113.24',
    userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1',
    sha256: 'cd'.repeat(32),
  },
  settings: { brand: 'Puente', email: 'hola@puente.example', zone: 'America/New_York', legal: {} },
})
type Shown = ReturnType<typeof shown>

function renderPage({ proposal, signature, settings }: Shown): Document {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={proposal.language} messages={messages[proposal.language]} timeZone="UTC">
      <AppRouterContext value={{} as AppRouterInstance}>
        <ProposalScreen
          proposal={{ ...proposal, signature }}
          body={renderToStaticMarkup(<RichText document={body} className="contract-body" />)}
          settings={settings}
          signer={{ id: 'rosa', name: 'Rosa', client: 'Clínica Huamán', isActive: true }}
        />
      </AppRouterContext>
    </NextIntlClientProvider>,
  )
  // Not the environment of the test, in which PDFKit can't read its fonts.
  return new JSDOM(html).window.document
}

const SHOW_TEXT = 4

/** What the contract says on its page: without links, the stages of signing, the thanks, and what comes next. */
function contractTexts(page: Document): string[] {
  const parts = [
    'header',
    'aside dd',
    '[aria-labelledby=investment]',
    '.contract-body',
    'figure',
    '[aria-labelledby=evidence] dl',
  ]
  const elements = parts.flatMap((part) => [...page.querySelectorAll(part)])
  for (const link of page.querySelectorAll('a, header > p > strong')) link.remove()
  return elements.flatMap((element) => {
    const walker = page.createTreeWalker(element, SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '')
    return texts.filter((text) => /[\p{L}\p{N}]/u.test(text))
  })
}

const print = ({ proposal, signature, settings }: Shown) =>
  signedProposalPdf({ proposal, signature, settings, pictures: new Map() })
const lettersOf = (text: string) => text.replaceAll(/\s/gu, '')

describe('the PDF of a signed proposal', () => {
  it.each([
    ['en', { setupFee: 450_000, monthlyFee: 185_000 }],
    ['es', { setupFee: 450_000, monthlyFee: 185_000 }],
    ['en', { setupFee: 450_050, monthlyFee: 0 }],
    ['es', { setupFee: 0, monthlyFee: 185_000 }],
  ] as const)('has what the client reads on the page (%s, %o)', async (language, fees) => {
    const signed = shown(language, fees)
    const letters = lettersOf(await pdfText(await print(signed)))
    const texts = contractTexts(renderPage(signed))
    expect(texts).toContain(messages[language].proposals.investment[fees.setupFee > 0 ? 'once' : 'each'])
    expect(texts.filter((text) => !letters.includes(lettersOf(text)))).toEqual([])
  })

  it('numbers the parts as the page does', async () => {
    const elements = await pdfElements(await print(shown('es', { setupFee: 0, monthlyFee: 0 })))
    const headings = elements.filter(([role]) => /^H[2-6]$/.test(role)).map(([, text]) => text)
    expect(headings.slice(0, 3)).toEqual(['1 Lo que haremos', 'El diseño', '2 Las fechas'])
  })
})

it('writes each amount of a proposal in one way', async () => {
  const signed = shown('es', { setupFee: 90_000, monthlyFee: 189_000 })
  for (const text of [await pdfText(await print(signed)), renderPage(signed).body.textContent]) {
    expect(text).toContain('US$2,790')
    expect(text).not.toContain('US$2,790.00')
  }
})
