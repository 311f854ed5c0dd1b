import { describe, expect, it } from 'vitest'

import { fieldTexts, withTextAt } from '@/features/translation/field-texts'
import { partsOf, withTexts } from '@/features/translation/nodes'
import { pairNodes, writeNode } from '@/features/translation/pairing'
import { targetLanguage, translationState } from '@/features/translation/rules'
import type { DocumentNode } from '@/lib/document'
import { passageIdOf } from '@/lib/passages'

const text = (words: string, more: object = {}) => ({ type: 'text', text: words, format: 0, ...more })
const paragraph = (id: string, ...children: object[]): DocumentNode => ({
  type: 'paragraph',
  children,
  $: { id },
})
const plain = (id: string, words: string) => paragraph(id, text(words))
const picture = (id: string) => ({ type: 'upload', id }) as DocumentNode
const textOf = (node: DocumentNode | undefined) => node && partsOf(node).map((part) => part.text)
const none = new Map<string, string>()

describe('the state of a passage', () => {
  const of = (
    row: Parameters<typeof translationState>[0]['row'],
    { hasTarget = true, sourceHash = 'now' as string | undefined, hasLost = false } = {},
  ) => translationState({ row, hasTarget, sourceHash, wordsHash: 'words', hasLost })

  it('follows the hash of its source, and counts as ready when nothing is remembered', () => {
    expect(of(undefined)).toBe('ready')
    expect(of({ sourceHash: 'now', state: 'confirmed' })).toBe('ready')
    expect(of({ sourceHash: 'then', state: 'confirmed' })).toBe('stale')
  })
  it('is not ready while formats are lost, unless someone has confirmed it', () => {
    const lost = { hasLost: true }
    expect(of(undefined, lost)).toBe('stale')
    expect(of({ sourceHash: 'words', state: 'confirmed' }, lost)).toBe('stale')
    expect(of({ sourceHash: 'words', state: 'confirmed' })).toBe('ready')
    expect(of({ sourceHash: 'now', state: 'confirmed' }, lost)).toBe('ready')
  })
  it('is unread after a model, whatever its source says', () => {
    expect(of({ sourceHash: 'now', state: 'model' })).toBe('unread')
    expect(of({ sourceHash: 'then', state: 'model' })).toBe('unread')
    expect(of({ sourceHash: 'then', state: 'model' }, { sourceHash: undefined })).toBe('unread')
  })
  it('is missing without a text', () =>
    expect(of({ sourceHash: 'now', state: 'model' }, { hasTarget: false })).toBe('missing'))
})

describe('the language into which a document is translated', () => {
  it.each([
    ['Spanish, even when nothing is written', { en: false, es: false }, undefined, 'es'],
    ['Spanish when both are written', { en: true, es: true }, undefined, 'es'],
    ['English when Spanish was written first', { en: false, es: true }, undefined, 'en'],
    ['the one of what is remembered', { en: true, es: true }, 'en', 'en'],
  ] as const)('is %s', (_, hasText, remembered, expected) =>
    expect(targetLanguage({ remembered, hasText })).toBe(expected),
  )
})

describe('pairs of nodes', () => {
  const pairsOf = (source: DocumentNode[], target: DocumentNode[], known = none) =>
    pairNodes(source, target, known).map((pair) => [
      pair.source && passageIdOf(pair.source),
      pair.target && passageIdOf(pair.target),
    ])

  it('follow ids, even if a passage was moved', () => {
    const [a, b] = [plain('a', 'x'), plain('b', 'y')]
    expect(pairsOf([a, b], [b, a])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ])
  })
  it('follow what is remembered', () =>
    expect(pairsOf([plain('a', 'x')], [plain('1', 'x'), plain('2', 'y')], new Map([['a', '2']]))).toEqual([
      ['a', '2'],
      [undefined, '1'],
    ]))
  it('of two texts that were written apart follow kind and order', () => {
    const heading = (id: string) => ({ ...plain(id, 'h'), type: 'heading' })
    expect(
      pairsOf([plain('a', 'x'), heading('b'), plain('c', 'z')], [plain('1', 'x'), heading('2')]),
    ).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', undefined],
    ])
  })
})

describe('writing a translation', () => {
  it('keeps the formats and links of words that stay', () => {
    const link = { type: 'link', fields: { url: '/x' }, children: [text('aquí', { format: 1 })] }
    const target = paragraph('1', text('Escribe '), link, text(' hoy mismo.'))
    const written = withTexts(plain('a', 'x'), target, new Map([['0', 'Escribe aquí mañana mismo.']]))
    expect(written.children).toMatchObject([
      { text: 'Escribe ' },
      { type: 'link', children: [{ text: 'aquí', format: 1 }] },
      { text: ' mañana mismo.' },
    ])
  })
  it('replaces words across formats', () => {
    const target = paragraph('1', text('uno '), text('dos', { format: 1 }), text(' tres'))
    expect(textOf(withTexts(plain('a', 'x'), target, new Map([['0', 'uno cuatro cinco tres']])))).toEqual([
      'uno cuatro cinco tres',
    ])
  })
  it('of a chart takes labels from the translation and figures from the source', () => {
    const chart = (label: string, value: number): DocumentNode => ({
      type: 'block',
      fields: { id: 'c', blockType: 'chart', title: 'T', unit: '%', rows: [{ label, value }] },
    })
    const written = withTexts(chart('an hour', 27), chart('una hora', 20), new Map([['title', 'Título']]))
    expect(partsOf(written)).toEqual([
      { name: 'title', text: 'Título' },
      { name: 'rows.0.label', text: 'una hora', figure: '27%' },
    ])
  })
  it('of a list has one text for each item', () => {
    const item = (words: string) => ({ type: 'listitem', children: [text(words)] })
    const list: DocumentNode = { type: 'list', children: [item('one'), item('two')] }
    expect(
      textOf(
        withTexts(
          list,
          undefined,
          new Map([
            ['0', 'uno'],
            ['1', 'dos'],
          ]),
        ),
      ),
    ).toEqual(['uno', 'dos'])
  })
  it('puts a new passage after what precedes it, with its picture', () => {
    const source = [plain('a', 'one'), picture('p'), plain('b', 'two'), plain('c', 'three')]
    const target = [plain('a', 'uno'), plain('c', 'tres')]
    const pairs = pairNodes(source, target, none)
    const at = pairs[2] as (typeof pairs)[number]
    const { nodes, id } = writeNode(pairs, target, at, new Map([['0', 'dos']]), () => 'new')
    expect([id, ...nodes.map(passageIdOf)]).toEqual(['b', 'a', 'p', 'b', 'c'])
    expect(textOf(nodes[2])).toEqual(['dos'])
  })
})

describe('texts of fields', () => {
  const fields = [
    { name: 'slug', type: 'text', localized: true },
    { name: 'title', type: 'text', localized: true },
    { name: 'code', type: 'text' },
    {
      name: 'points',
      type: 'array',
      localized: true,
      flattenedFields: [
        { name: 'id', type: 'text' },
        { name: 'kind', type: 'select' },
        { name: 'text', type: 'textarea' },
      ],
    },
  ] as never
  const source = { slug: 's', title: 'T', code: 'c', points: [{ id: '1', kind: 'k', text: 'one' }] }

  it('are those that each language has of its own', () =>
    expect(fieldTexts(fields, source).map(({ path }) => path)).toEqual(['title', 'points.0.text']))
  it('are written with the rows around them', () => {
    const point = fieldTexts(fields, source)[1] as ReturnType<typeof fieldTexts>[number]
    expect(withTextAt({ points: [] }, source, point, 'uno')).toEqual({ points: [{ kind: 'k', text: 'uno' }] })
  })
})
