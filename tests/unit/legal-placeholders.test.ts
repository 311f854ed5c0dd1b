import { describe, expect, it } from 'vitest'

import { fillPlaceholders, type PlaceholderValues } from '@/features/page-copy/legal-placeholders'
import { plainTextOf, type DocumentNode } from '@/lib/document'
import { legalCopy } from '../../scripts/seed/words/page-copy'

const text = (words: string) => ({ type: 'text', text: words })
const node = (type: string, ...children: object[]) => ({ type, children })
const paragraph = (...words: string[]) => node('paragraph', ...words.map(text))
const item = (words: string) => node('listitem', text(words))
const body = (...children: object[]) => ({ root: node('root', ...children) as DocumentNode })

const all: Required<PlaceholderValues> = {
  legalName: 'Puente LLC',
  address: '1 Main St',
  taxId: 'EIN 1',
  privacyEmail: 'privacy@puente.example',
  representative: 'Ana Ruiz',
  governingLaw: 'the laws of Florida',
  dataBankNumber: '123',
}

describe('placeholders of a legal text', () => {
  it('are filled, several in one text', () => {
    const filled = fillPlaceholders(body(paragraph('{legalName}, {address}. Again: {legalName}.')), all)
    expect(plainTextOf(filled)).toBe('Puente LLC, 1 Main St. Again: Puente LLC.')
  })

  it('take their block with them when they have no value', () => {
    const document = body(
      paragraph('Kept.'),
      paragraph('Tax ID: {taxId}'),
      node('list', item('{address}'), item('{taxId}')),
      node('list', item('{taxId}')),
    )
    const { root } = fillPlaceholders(document, { address: '1 Main St' })
    expect(plainTextOf({ root })).toBe('Kept.\n1 Main St')
    expect(root.children).toHaveLength(2)
  })

  it('are never shown, not even when formatting splits them', () => {
    expect(plainTextOf(fillPlaceholders(body(paragraph('{tax', 'Id}'), paragraph('Kept.')), all))).toBe(
      'Kept.',
    )
  })

  it('are only the known names: other braces and values stay as they are', () => {
    const filled = fillPlaceholders(body(paragraph('{other} {taxId}')), { taxId: '$& {address}' })
    expect(plainTextOf(filled)).toBe('')
    expect(plainTextOf(fillPlaceholders(body(paragraph('{other} {taxId}')), { taxId: '$&' }))).toBe(
      '{other} $&',
    )
  })
})

const lines = (markdown: string) => markdown.split('\n').filter(Boolean)

describe.each(['privacy-page', 'terms-page'] as const)('the seeded %s', (slug) => {
  it.each(['en', 'es'] as const)('has no unfilled placeholder, whatever staff entered (%s)', (language) => {
    const written = lines(legalCopy[slug]?.[language].content ?? '')
    const document = body(...written.map((line) => paragraph(line)))
    const shown = (values: PlaceholderValues) => lines(plainTextOf(fillPlaceholders(document, values)))
    expect(shown(all)).toHaveLength(written.length)
    const least = shown({ legalName: 'Puente', governingLaw: 'the law' })
    expect([...shown(all), ...least].join('\n')).not.toMatch(/[{}]/)
    // Only the lines of the identity list are left out.
    expect(written.filter((line) => !line.startsWith('- **')).length).toBeLessThanOrEqual(least.length)
  })
})
