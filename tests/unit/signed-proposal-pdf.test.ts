import { expect, it } from 'vitest'

import { signedProposalPdf } from '@/features/proposal-signing/pdf/signed-proposal-pdf'
import { documentOfText } from '../support/fixtures'
import { pdfElements, pdfText } from '../support/pdf-text'
import { drawing } from '../support/signing'

const proposal = (language: 'en' | 'es') => ({
  id: crypto.randomUUID(),
  number: 42,
  title: 'Website in two languages',
  state: 'signed' as const,
  created: new Date('2026-03-01T12:00:00Z'),
  language,
  preparedFor: { name: 'Rosa Huamán', company: 'Clínica Huamán' },
  preparedBy: 'Tomás Vega',
  offer: {
    setupFee: 450_000,
    monthlyFee: 185_000,
    amount: 635_000,
    currency: 'USD',
    number: 2,
    sha256: 'ab'.repeat(32),
    frozen: new Date('2026-03-13T12:00:00Z'),
    body: documentOfText('What we will do.'),
  },
})

const signature = {
  signer: { name: 'Rosa Huamán', email: 'rosa@clinica.example' },
  signedAt: new Date('2026-03-17T14:51:08.123Z'),
  documentSha256: 'ab'.repeat(32),
  consent: { version: '1', language: 'es' as const, text: 'Acepto firmar.' },
  address: '203.0.113.24',
  userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1',
  sha256: 'cd'.repeat(32),
}

const pictures = new Map()
const settings = { brand: 'Puente', zone: 'America/New_York', legal: {} }

it.each([
  [
    'es',
    'Resumen de la inversión',
    'US$4,500',
    'Propuesta 42, versión 2',
    '17 de marzo de 2026',
    'Navegador (según se identifica)',
  ],
  [
    'en',
    'Investment Summary',
    '$1,850/',
    'Proposal 42, version 2',
    'March 17, 2026',
    'Browser (as reported)',
  ],
] as const)('holds the version, the amounts and the evidence, in %s', async (language, ...texts) => {
  const image = (await drawing()).toString('base64')
  const bytes = await signedProposalPdf({
    proposal: proposal(language),
    signature: { ...signature, method: 'drawn', image },
    settings,
    pictures,
  })
  const text = await pdfText(bytes)
  for (const expected of [...texts, 'What we will do.', 'Acepto firmar.', '203.0.113.24', 'Safari, iPhone'])
    expect(text).toContain(expected)
  expect(text.replaceAll(' ', '')).toContain('cd'.repeat(32))
  expect((await pdfElements(bytes)).filter(([role]) => role === 'H1')).toEqual([
    ['H1', 'Website in two languages'],
  ])
})

it('shows a typed name in place of a drawing', async () => {
  const typed = { ...signature, method: 'typed' as const, typedName: 'Rosa Q. Huamán' }
  const bytes = await signedProposalPdf({ proposal: proposal('es'), signature: typed, settings, pictures })
  expect(await pdfText(bytes)).toContain('Rosa Q. Huamán')
})

it('has a foot on each of many pages', async () => {
  const heading = (text: string) => ({ type: 'heading', tag: 'h2', children: [{ type: 'text', text }] })
  const children = Array.from({ length: 400 }, (_, index) => heading(`Part ${index + 1}`))
  const long = proposal('en')
  const bytes = await signedProposalPdf({
    proposal: { ...long, offer: { ...long.offer, body: { root: { type: 'root', children } } } },
    signature: { ...signature, method: 'typed', typedName: 'Rosa' },
    settings,
    pictures,
  })
  const text = await pdfText(bytes)
  for (const expected of ['Part 1 ', 'Part 400', 'Page 12 of']) expect(text).toContain(expected)
})

/** A table with a head, whose cells have that many numbered sentences. */
function tableOf(...rows: number[][]) {
  const cell = (text: string, headerState = 0) => ({
    type: 'tablecell',
    headerState,
    children: [{ type: 'paragraph', children: [{ type: 'text', text }] }],
  })
  const head = ['Stage', 'Work'].map((text) => cell(text, 1))
  const body = rows.map((cells, row) =>
    cells.map((count, column) =>
      cell(Array.from({ length: count }, (_, index) => `W${row}x${column}x${index} is included.`).join(' ')),
    ),
  )
  const tablerow = (children: unknown[]) => ({ type: 'tablerow', children })
  return { type: 'table', children: [tablerow(head), ...body.map(tablerow)] }
}

it.each([
  [[[3, 24]]],
  [
    [
      [1, 1],
      [200, 3],
      [2, 2],
    ],
  ],
  [
    [
      [40, 300],
      [300, 40],
    ],
  ],
  [Array.from({ length: 60 }, () => [2, 9])],
])('prints every word of a table, over pages: %j', async (rows) => {
  const filler = Array.from({ length: 9 }, () => ({
    type: 'paragraph',
    children: [{ type: 'text', text: 'We write, measure, and report. '.repeat(9) }],
  }))
  const shown = proposal('en')
  const body = { root: { type: 'root', children: [...filler, tableOf(...rows)] } }
  const bytes = await signedProposalPdf({
    proposal: { ...shown, offer: { ...shown.offer, body } },
    signature: { ...signature, method: 'typed', typedName: 'Rosa' },
    settings,
    pictures,
  })
  const printed = (await pdfText(bytes)).match(/W\d+x\d+x\d+/g)
  const stored = rows.flatMap((cells, row) =>
    cells.flatMap((count, column) =>
      Array.from({ length: count }, (_, index) => `W${row}x${column}x${index}`),
    ),
  )
  expect(printed?.toSorted()).toEqual(stored.toSorted())
})
