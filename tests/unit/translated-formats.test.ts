import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { lostFormats, markedParts, partsOf, withTexts } from '@/features/translation/nodes'
import { piecesOf, taggedText } from '@/features/translation/tags'
import type { DocumentNode } from '@/lib/document'

/** Bold words, italics and links of a passage are carried into its translation. */

const text = (words: string, format = 0, more: object = {}) => ({
  type: 'text',
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
  ...more,
})
const link = (url: string, ...children: object[]) => ({
  type: 'link',
  version: 3,
  fields: { url, linkType: 'custom', newTab: true },
  children,
})
const paragraph = (...children: object[]): DocumentNode => ({ type: 'paragraph', children, $: { id: 'a' } })
const texts = (...all: string[]) => new Map(all.map((one, index) => [String(index), one]))
const source = paragraph(
  text('Read our '),
  link('/guide', text('guide')),
  text(' or '),
  text('call', 1),
  text(' us '),
  text('today', 2),
  text('.'),
)

describe('a new translation', () => {
  it('shows the formats of its source as tags', () => {
    const { source: parts } = markedParts(source, undefined)
    expect(parts).toMatchObject([
      {
        text: 'Read our guide or call us today.',
        tagged: 'Read our <1>guide</1> or <2>call</2> us <3>today</3>.',
        marks: [
          { number: 1, kinds: ['link'], words: 'guide', url: '/guide' },
          { number: 2, kinds: ['bold'], words: 'call' },
          { number: 3, kinds: ['italic'], words: 'today' },
        ],
      },
    ])
  })

  it('gets the formats that the tags name, in any order', () => {
    const written = withTexts(
      source,
      undefined,
      texts('<3>Hoy</3> <2>llámanos</2> o lee nuestra <1>guía</1>.'),
    )
    expect(written.children).toMatchObject([
      { text: 'Hoy', format: 2 },
      { text: ' ', format: 0 },
      { text: 'llámanos', format: 1 },
      { text: ' o lee nuestra ', format: 0 },
      { type: 'link', fields: { url: '/guide', newTab: true }, children: [{ text: 'guía', format: 0 }] },
      { text: '.' },
    ])
    expect(lostFormats(source, written)).toEqual([])
  })

  it('says what it has lost', () => {
    const written = withTexts(source, undefined, texts('Lee nuestra guía o <2>llámanos</2> hoy.'))
    expect(lostFormats(source, written)).toEqual(['link', 'italic'])
    expect(lostFormats(source, withTexts(source, undefined, texts('Llámanos.')))).toEqual([
      'link',
      'bold',
      'italic',
    ])
  })

  it('keeps the formats of words that stay the same, and of a whole paragraph', () => {
    const names = paragraph(text('Ask '), text('Puente', 1), text(' about '), link('/x', text('$90')))
    const written = withTexts(names, undefined, texts('Pregunta a Puente por los $90.'))
    expect(written.children).toMatchObject([
      { text: 'Pregunta a ' },
      { text: 'Puente', format: 1 },
      { text: ' por los ' },
      { type: 'link', children: [{ text: '$90' }] },
      { text: '.' },
    ])
    const whole = withTexts(paragraph(text('Hurry up!', 3)), undefined, texts('¡Apúrate!'))
    expect(whole.children).toMatchObject([{ text: '¡Apúrate!', format: 3 }])
    const inWord = withTexts(paragraph(text('One '), text('sol', 1)), undefined, texts('Un solo'))
    expect(lostFormats(paragraph(text('sol', 1)), inWord)).toEqual(['bold'])
  })

  it('keeps formats within a link in one link, and formats side by side', () => {
    const mixed = paragraph(link('/x', text('a ', 1), text('b')), text('c', 3))
    const [part] = markedParts(mixed, undefined).source
    expect(part?.tagged).toBe('<1>a </1><2>b</2><3>c</3>')
    const written = withTexts(mixed, undefined, texts(part?.tagged ?? ''), true)
    expect(written.children).toEqual(mixed.children)
  })

  it('keeps colors, but not the language of words', () => {
    const colored = paragraph(
      text('hot ', 0, { $: { color: 'red', lang: 'en' } }),
      text('dog', 0, { $: { lang: 'en' } }),
    )
    const written = withTexts(colored, undefined, texts('<1>perro</1> caliente'))
    expect(written.children).toMatchObject([{ text: 'perro', $: { color: 'red' } }, { text: ' caliente' }])
    expect(JSON.stringify(written)).not.toContain('lang')
    expect(lostFormats(colored, written)).toEqual([])
  })

  it('of a list has the formats of each item', () => {
    const item = (...children: object[]) => ({ type: 'listitem', children })
    const list: DocumentNode = {
      type: 'list',
      children: [item(text('one', 1)), item(text('two '), text('three', 2))],
    }
    const written = withTexts(list, undefined, texts('<1>uno</1>', 'dos <1>tres</1>'))
    expect(written.children).toMatchObject([
      { children: [{ text: 'uno', format: 1 }] },
      { children: [{ text: 'dos ' }, { text: 'tres', format: 2 }] },
    ])
  })
})

describe('an existing translation', () => {
  const target = paragraph(
    text('Lee la '),
    link('/es/guia', text('guía')),
    text(' y '),
    text('llama', 1),
    text(' '),
    text('ya', 8),
  )

  it('shows its own formats, numbered like those of its source', () => {
    const [part] = markedParts(source, target).target
    expect(part?.tagged).toBe('Lee la <4>guía</4> y <2>llama</2> <5>ya</5>')
    expect(part?.marks?.map(({ kinds, url }) => [kinds.join(), url])).toEqual([
      ['link', '/guide'],
      ['bold', undefined],
      ['italic', undefined],
      ['link', '/es/guia'],
      ['underline', undefined],
    ])
  })

  it('is what it was when its text is saved as it was shown', () => {
    const [part] = markedParts(source, target).target
    expect(withTexts(source, target, texts(part?.tagged ?? ''), true).children).toEqual(target.children)
  })

  it('loses the formats whose tags were removed', () => {
    const written = withTexts(source, target, texts('Lee la guía y llama <3>hoy</3>'), true)
    expect(written.children).toMatchObject([{ text: 'Lee la guía y llama ' }, { text: 'hoy', format: 2 }])
    expect(lostFormats(source, written)).toEqual(['link', 'bold'])
  })
})

describe('tags', () => {
  it('without their other half are left out, and unknown ones are words', () =>
    expect(taggedText(piecesOf('a <1>b <2>c</2> d</3> <b>e</b> <9>f</9>', 2))).toBe(
      'a b <2>c</2> d</3> <b>e</b> <9>f</9>',
    ))

  const formats = fc.array(
    fc.record({
      words: fc.stringMatching(/^[a-zA-Zñéü .,]{1,12}$/),
      format: fc.constantFrom(0, 1, 2, 3, 8, 16),
      url: fc.constantFrom(undefined, undefined, '/a', 'https://b.example/'),
    }),
    { minLength: 1, maxLength: 8 },
  )
  it('give back every combination of formats, whatever the words', () =>
    fc.assert(
      fc.property(formats, (runs) => {
        const node = paragraph(
          ...runs.map(({ words, format, url }) =>
            url ? link(url, text(words, format)) : text(words, format),
          ),
        )
        const [part] = markedParts(node, undefined).source
        if (!part) return
        const written = withTexts(node, undefined, texts(part.tagged ?? part.text), true)
        expect(partsOf(written)).toEqual(partsOf(node))
        expect(lostFormats(node, written)).toEqual([])
        expect(markedParts(written, undefined).source).toEqual(markedParts(node, undefined).source)
      }),
    ))
})
