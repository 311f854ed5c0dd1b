import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { invoicePdf } from '@/features/invoices/pdf/invoice-pdf'
import { signedProposalPdf } from '@/features/proposal-signing/pdf/signed-proposal-pdf'
import { fee, money } from '@/lib/money'
import { unprintableIn } from '@/lib/printable'
import { paperSizes } from '@/lib/server/pdf/look'
import { paperDocument, printedNames, storedText } from '../support/paper-documents'
import { pdfElements, pdfLayout, pdfText } from '../support/pdf-text'

const settings = { brand: 'Puente', zone: 'America/New_York', legal: {}, email: 'hola@puente.example' }
const day = new Date('2026-03-13T12:00:00Z')
const languages = ['en', 'es'] as const

type Printed = {
  body?: unknown
  name?: string
  language?: (typeof languages)[number]
  size?: (typeof paperSizes)[number]
  setupFee?: number
}

const printProposal = ({ body, name = 'Rosa', language = 'en', size, setupFee = 450_000 }: Printed) =>
  signedProposalPdf({
    proposal: {
      id: crypto.randomUUID(),
      number: 42,
      title: name,
      state: 'signed',
      created: day,
      language,
      preparedFor: { name, company: name },
      preparedBy: name,
      offer: {
        setupFee,
        monthlyFee: 185_050,
        amount: setupFee + 185_050,
        currency: 'USD',
        number: 2,
        sha256: 'ab'.repeat(32),
        frozen: day,
        body,
      },
    },
    signature: {
      signer: { name, email: 'rosa@clinica.example' },
      signedAt: day,
      method: 'typed',
      typedName: name,
      documentSha256: 'ab'.repeat(32),
      consent: { version: '1', language: 'es', text: 'Acepto firmar.' },
      address: '203.0.113.24',
      userAgent: 'Mozilla/5.0',
      sha256: 'cd'.repeat(32),
    },
    settings,
    pictures: new Map(),
    size,
  })

/** What is compared: words as readers see them, without the spaces of lines. */
const lettersOf = (text: string) => text.normalize('NFKC').replaceAll(/\s/gu, '')
const wordsOf = (text: string) => text.normalize('NFKC').split(/\s+/u).filter(Boolean)

/** How often each word is in a text. */
function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The words that are stored more often than they are printed. */
async function missingIn(bytes: Uint8Array, stored: string): Promise<string[]> {
  const counts = countsOf(wordsOf(await pdfText(bytes)))
  const missing = [...countsOf(wordsOf(stored))].filter(([word, count]) => (counts.get(word) ?? 0) < count)
  // A word that is wider than its column is broken: between two lines of its cell, or two pages.
  const elements = await pdfElements(bytes)
  const letters = elements.map(([, text]) => lettersOf(text)).join('\n')
  const isBroken = (word: string) =>
    letters.includes(word) ||
    [...word].some((_, at) => letters.includes(word.slice(0, at)) && letters.includes(word.slice(at)))
  return missing.map(([word]) => word).filter((word) => !isBroken(word))
}

/** The texts are within the margins, and none lies over another. */
async function expectOrder(bytes: Uint8Array) {
  for (const { width, height, texts } of await pdfLayout(bytes)) {
    for (const { x, y, width: wide, text } of texts) {
      expect(x, text).toBeGreaterThan(50)
      expect(x + wide, text).toBeLessThan(width - 50)
      expect(y, text).toBeGreaterThan(35)
      expect(y, text).toBeLessThan(height - 50)
    }
    const sorted = texts.toSorted((one, other) => other.y - one.y)
    sorted.forEach((one, index) => {
      for (const other of sorted.slice(index + 1)) {
        if (one.y - other.y > 6) break
        const overlap = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
        expect(overlap, `${one.text} / ${other.text}`).toBeLessThan(1.5)
      }
    })
  }
}

describe('the PDF of a signed proposal', () => {
  it('has every word of the frozen version, in both languages and sizes', async () => {
    await fc.assert(
      fc.asyncProperty(
        paperDocument,
        fc.constantFrom(...languages),
        fc.constantFrom(...paperSizes),
        async (body, language, size) => {
          const bytes = await printProposal({ body, language, size })
          await expectOrder(bytes)
          expect(await missingIn(bytes, storedText(body.root))).toEqual([])
        },
      ),
      { numRuns: 8, endOnFailure: true },
    )
  })

  it.each(languages.flatMap((language) => paperSizes.map((size) => [language, size] as const)))(
    'has a name of 200 characters wherever it is, and the amounts, in %s on %s',
    async (language, size) => {
      const name = `${printedNames.join(' ')} ${'W'.repeat(60)}`.slice(0, 200)
      const bytes = await printProposal({ name, language, size, setupFee: 123_456_789 })
      await expectOrder(bytes)
      const letters = lettersOf(await pdfText(bytes))
      // Title, company, client, who prepared it, typed name, signer, their company, and in the evidence.
      expect(letters.split(lettersOf(name)).length - 1).toBe(8)
      for (const amount of [fee(123_456_789, 'USD', language), fee(185_050, 'USD', language)])
        expect(letters).toContain(amount)
      expect(letters).toContain(money(123_641_839, 'USD', language).replaceAll(/\s/gu, ''))
    },
  )
})

describe('the PDF of an invoice', () => {
  it.each(languages.flatMap((language) => paperSizes.map((size) => [language, size] as const)))(
    'has every word and amount, in %s on %s',
    async (language, size) => {
      const name = `${printedNames.join(' ')} ${'W'.repeat(60)}`.slice(0, 200)
      const description = `${printedNames.join(', ')} → 2027\n`.repeat(60).normalize('NFD')
      const bytes = await invoicePdf({
        invoice: {
          id: crypto.randomUUID(),
          number: 'INV-2026-0118',
          description,
          amount: 123_456_789,
          currency: 'USD',
          due: '2026-03-13',
          issued: day,
          status: 'pending',
          client: { name, company: name, email: 'rosa@clinica.example', language },
          proposal: { id: crypto.randomUUID(), title: name },
        },
        payment: `CLABE 012 180 0000 0000 0000\n${name}`,
        settings,
        size,
      })
      await expectOrder(bytes)
      const text = await pdfText(bytes)
      const letters = lettersOf(text)
      expect(letters.split(lettersOf(name)).length - 1).toBe(4)
      expect(await missingIn(bytes, description)).toEqual([])
      expect(letters.split(money(123_456_789, 'USD', language)).length - 1).toBe(2)
      expect(text).toContain('CLABE 012 180 0000 0000 0000')
    },
  )
})

describe('characters', () => {
  const names = [...printedNames, 'Growth plan → 2027', 'e-mail‑address', 'a ⇒ b ✓ ★ ● № ½ ≤ ∞ ② € ₡']

  it('of twenty languages are printed, composed or not', async () => {
    const forms = names.flatMap((name) => [name, name.normalize('NFD')])
    expect(unprintableIn(...forms)).toEqual([])
    const children = forms.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] }))
    const bytes = await printProposal({ body: { root: { type: 'root', children } } })
    const lines = (await pdfText(bytes)).normalize('NFKC')
    for (const name of names) expect(lines.split(name.normalize('NFKC')).length - 1, name).toBe(2)
  })

  it('that no font has are shown as a substitute, and named', async () => {
    const name = 'Plan 計画 🚀👩‍👩‍👧 b'
    expect(unprintableIn(name, '計')).toEqual(['計', '画', '🚀', '👩', '👧'])
    expect(await pdfText(await printProposal({ name }))).toContain(
      'Plan \ufffd\ufffd \ufffd\ufffd\ufffd\ufffd b',
    )
  })
})
