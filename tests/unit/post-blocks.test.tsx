import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { RichText } from '@/components/ui/rich-text'
import { barHeights } from '@/features/blog/block-rules'
import { isValidBlock } from '@/features/blog/block-schemas'
import { readingMinutes } from '@/features/blog/rules'
import { postBlocks } from '@/features/blog/site/blocks/post-blocks'
import type { Language } from '@/i18n/languages'
import { siteMessages } from '@/i18n/messages'
import { documentErrorOf, isEmptyDocument, plainTextOf } from '@/lib/document'

const documentOf = (...children: object[]) => ({ root: { type: 'root', children } })
const block = (fields: object) => documentOf({ type: 'block', fields })

const render = async (fields: object, language: Language = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={await siteMessages(language)} timeZone="UTC">
      <RichText document={block(fields)} blocks={postBlocks} />
    </NextIntlClientProvider>,
  )

const rows = [
  { id: 'a', label: 'under 5 minutes', value: 41 },
  { id: 'b', label: 'the next day', value: 9 },
]
const chart = { blockType: 'chart', title: 'Booked', unit: '%', rows, caption: 'Sample figures.' }
const message = {
  blockType: 'message',
  label: 'Answer',
  text: 'Hi!',
  otherLabel: 'Respuesta',
  otherText: '¡Hola!',
}

describe('a block on the page', () => {
  it('chart: a table with its figures, and bars that are hidden from screen readers', async () => {
    const html = await render(chart)
    expect(html).toMatch(/<th scope="row" class="[^"]+">under 5 minutes<\/th><td class="[^"]+">41%<\/td>/)
    expect(html).toMatch(/ aria-hidden="true"><div class="[^"]+"><b class="[^"]+">41%<\/b><svg height="78%"/)
    expect(html).not.toContain('style=')
  })

  it('chart: figures in the language of the page, without incomplete rows', async () => {
    const money = { ...chart, unit: 'MXN', rows: [{ label: 'a', value: 16_000.5 }, { label: 'b' }, null] }
    expect(await render(money, 'es')).toContain('>16,000.5\u00a0MXN</td>')
  })

  it('pull quote and figure', async () => {
    expect(await render({ blockType: 'pullquote', text: 'Words', attribution: 'Ana' })).toMatch(
      /<blockquote class="[^"]+"><p>Words<\/p><\/blockquote><figcaption>Ana<\/figcaption>/,
    )
    const picture = { url: '/api/blog-images/file/1.png', alt: 'A door', width: 1200, height: 800 }
    const html = await render({ blockType: 'figure', picture, title: 'Door', caption: 'By us' })
    expect(html).toMatch(
      /alt="A door".*<figcaption class="[^"]+"><b class="[^"]+">Door<\/b>By us<\/figcaption>/,
    )
    expect(await render({ blockType: 'figure', picture: 'an id', title: 'x' })).not.toContain('figure')
  })

  it('pull quote: a long one is set smaller', async () => {
    expect(await render({ blockType: 'pullquote', text: 'word '.repeat(60) })).toMatch(
      /<blockquote class="[^"]*text-t1/,
    )
    expect(await render({ blockType: 'pullquote', text: 'Short.' })).toMatch(
      /<blockquote class="[^"]*text-t3/,
    )
  })

  it('message: its text on the page, a button, and the other language marked', async () => {
    const html = await render(message)
    expect(html).toContain('>Hi!</p>')
    expect(html).toMatch(/<button type="button" class="[^"]+">.*Copy<\/span>/)
    expect(html).toMatch(/lang="es"><div class="[^"]+"><span>Respuesta<\/span><span lang="en">/)
  })

  it('service: a link with its name in the language of the page', async () => {
    const html = await render({ blockType: 'service', service: 'seo-optimization', title: 'T' }, 'es')
    expect(html).toContain('/es/services/seo-optimization')
    expect(html).toContain('Ver ')
    expect(await render({ blockType: 'service', service: 'x', title: 'T' })).not.toContain('/services/')
  })

  it.each(['__proto__', 'constructor', 'iframe', undefined])('nothing of kind %s', async (blockType) => {
    expect(await render({ blockType })).toBe('<div class="prose"></div>')
  })

  it('is left out where blocks are not rendered', () => {
    expect(renderToStaticMarkup(<RichText document={block(chart)} />)).toBe('<div class="prose"></div>')
  })
})

describe('the words of blocks', () => {
  it('are text of the post', () => {
    expect(plainTextOf(block(chart))).toBe('Booked\nunder 5 minutes 41%\nthe next day 9%\nSample figures.')
    expect(plainTextOf(block(message))).toBe('Answer\nHi!\nRespuesta\n¡Hola!')
    expect(
      plainTextOf(block({ blockType: 'service', service: 'seo-optimization', title: 'T', text: 'x' })),
    ).toBe('T\nx')
    expect(readingMinutes(block({ blockType: 'message', text: 'word '.repeat(660) }))).toBe(3)
  })

  it('make a post not empty', () => {
    expect(isEmptyDocument(block({ blockType: 'figure', picture: 'x' }))).toBe(false)
  })
})

it('draws bars in proportion to the highest', () => {
  expect(
    barHeights([
      { label: 'a', value: 50 },
      { label: 'b', value: 25 },
      { label: 'c', value: 0 },
    ]),
  ).toEqual([78, 39, 0])
  expect(barHeights([{ label: 'a', value: 0 }])).toEqual([0])
})

describe('validation of blocks', () => {
  it.each([
    ['a chart', chart],
    [
      'a chart being written',
      { blockType: 'chart', title: null, rows: [{ id: 'x', label: '', value: null }] },
    ],
    ['a message', message],
    ['a service', { id: 'x', blockName: '', blockType: 'service', service: 'seo-optimization', title: 'T' }],
    ['a figure', { blockType: 'figure', picture: crypto.randomUUID() }],
  ])('accepts %s', (_, fields) => {
    expect(isValidBlock(fields)).toBe(true)
  })

  it.each([
    ['an unknown kind', { blockType: 'html' }],
    ['no fields', null],
    ['an unknown field', { ...message, html: '<b>' }],
    ['a long text', { ...message, text: 'x'.repeat(1_201) }],
    ['seven rows', { ...chart, rows: Array.from({ length: 7 }, () => rows[0]) }],
    ['a figure that is text', { ...chart, rows: [{ label: 'a', value: '41' }] }],
    ['an infinite figure', { ...chart, rows: [{ label: 'a', value: Infinity }] }],
    ['a negative figure', { ...chart, rows: [{ label: 'a', value: -1 }] }],
    ['a populated picture', { blockType: 'figure', picture: { url: 'https://x.example' } }],
    ['another service', { blockType: 'service', service: 'x' }],
  ])('refuses %s', (_, fields) => {
    expect(isValidBlock(fields)).toBe(false)
  })

  it('only at the top level of posts', () => {
    const node = { type: 'block', fields: chart }
    expect(documentErrorOf(documentOf(node), { isValidBlock })).toBeUndefined()
    expect(documentErrorOf(documentOf(node))).toBe('node')
    expect(documentErrorOf(documentOf({ type: 'quote', children: [node] }), { isValidBlock })).toBe('node')
    expect(documentErrorOf(block({ blockType: 'html' }), { isValidBlock })).toBe('block')
  })
})

describe('marks of a text', () => {
  const text = ($: unknown) => documentOf({ type: 'paragraph', children: [{ type: 'text', text: 'x', $ }] })

  it('are drawn by class and lang', () => {
    const html = renderToStaticMarkup(
      <RichText document={text({ color: 'pink', background: 'sky', lang: 'es' })} />,
    )
    expect(html).toContain('<p><span class="text-mark-pink text-ground-sky" lang="es">x</span></p>')
    expect(renderToStaticMarkup(<RichText document={text({ color: '"><b>', lang: 'x' })} />)).toContain(
      '<p>x</p>',
    )
  })

  it.each([[{ color: '#f00' }], [{ id: 'a' }], [{ onclick: 'x' }], ['pink'], [[]], [null]])(
    'refuses %j',
    (state) => {
      expect(documentErrorOf(text(state))).toBe('state')
    },
  )

  it('of other nodes are only an id', () => {
    const paragraph = ($: unknown) => documentOf({ type: 'paragraph', children: [], $ })
    expect(documentErrorOf(paragraph({ id: 'a-1' }))).toBeUndefined()
    for (const bad of [{ id: '<b>' }, { id: 7 }, { color: 'pink' }])
      expect(documentErrorOf(paragraph(bad))).toBe('state')
  })
})
