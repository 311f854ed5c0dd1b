import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'

import { RichText } from '@/components/ui/rich-text'
import { richTextHtml } from '@/components/ui/rich-text-html'
import { outlineOf, tableOfContents, sanitizeDocument } from '@/lib/outline'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const node = (type: string, children: unknown[] = [], rest: object = {}) => ({ type, children, ...rest })
const paragraph = (...children: unknown[]) => node('paragraph', children)
const heading = (tag: string, words: string) => node('heading', [text(words)], { tag })
const item = (...children: unknown[]) => node('listitem', children)
const list = (listType: string, ...children: unknown[]) => node('list', children, { listType })
const link = (url: unknown, rest: object = {}) =>
  node('link', [text('there')], { fields: { linkType: 'custom', url, ...rest } })
const body = (...children: unknown[]) => ({ root: node('root', children) })

const html = (document: unknown) =>
  renderToStaticMarkup(<RichText document={document} />).replace(/^<div class="prose">|<\/div>$/g, '')

describe('headings', () => {
  test('start at level two and skip no level', () => {
    expect(html(body(heading('h1', 'One'), heading('h4', 'Deep'), heading('h1', 'Two')))).toBe(
      '<h2 id="s-one">One</h2><h3 id="s-deep">Deep</h3><h2 id="s-two">Two</h2>',
    )
    expect(html(body(heading('h3', 'Only')))).toBe('<h2 id="s-only">Only</h2>')
    expect(html(body(heading('h2', 'A'), heading('h3', 'B'), heading('h6', 'C')))).toMatch(/h2.*h3.*h4/)
  })

  test('have unique ids in any script', () => {
    const same = body(heading('h2', '¿Qué cuesta?'), heading('h2', 'Qué cuesta'), heading('h2', '日本'))
    expect(tableOfContents(same).map(({ id }) => id)).toEqual(['s-que-cuesta', 's-que-cuesta-2', 's-part'])
  })

  test('are omitted when empty or inside a list', () => {
    expect(html(body(heading('h2', '  '), list('bullet', item(heading('h2', 'In')))))).not.toMatch(/<h\d/)
  })

  test('only level two appears in the table of contents', () => {
    expect(tableOfContents(body(heading('h2', 'A'), heading('h3', 'B'), heading('h2', 'C')))).toHaveLength(2)
    expect(tableOfContents(null)).toEqual([])
  })
})

describe('text', () => {
  test('nests marks', () => {
    expect(html(body(paragraph(text('a', 1 | 2), text('b', 4 | 8), text('2', 32), text('n', 64))))).toBe(
      '<p><em><strong>a</strong></em><u><s>b</s></u><sub>2</sub><sup>n</sup></p>',
    )
  })

  test('marks alignment, indentation and direction without inline styles', () => {
    const block = node('paragraph', [text('x')], { format: 'center', indent: 2, direction: 'rtl' })
    expect(html(body(block))).toBe('<p class="text-center ps-10 sm:ps-20" dir="rtl">x</p>')
    expect(html(body(node('paragraph', [text('x')], { indent: 9_999 })))).toContain('ps-18')
    expect(html(body(node('paragraph', [text('x')], { indent: 'url(x)', format: '"><b>' })))).toBe('<p>x</p>')
  })

  test('renders quotes, rules and line breaks', () => {
    expect(html(body(node('quote', [text('a'), node('linebreak'), text('b')]), node('horizontalrule')))).toBe(
      '<blockquote><p>a<br/>b</p></blockquote><hr/>',
    )
  })

  test('escapes markup in text', () => {
    expect(html(body(paragraph(text('<img src=x onerror=alert(1)>'))))).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    )
  })

  test('omits empty paragraphs', () => {
    expect(html(body(paragraph(), paragraph(text('x'))))).toBe('<p>x</p>')
  })
})

test('as one string it is the same, and has no markup of its own', async () => {
  const evil = paragraph(text('<img src=x onerror=alert(1)>'), link('javascript:alert(1)'))
  const document = body(heading('h2', '"A" & B'), evil)
  expect(await richTextHtml(document, 'contract-body')).toBe(
    '<div class="contract-body"><h2 id="s-a-b">&quot;A&quot; &amp; B</h2>' +
      '<p>&lt;img src=x onerror=alert(1)&gt;there</p></div>',
  )
  expect(await richTextHtml(undefined, 'contract-body')).toBe('')
})

describe('lists', () => {
  test('nest inside the preceding item', () => {
    const inner = item(list('number', item(text('b'))))
    expect(html(body(list('bullet', item(text('a')), inner, item(text('c')))))).toBe(
      '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
    )
  })

  test('keep a nested list that comes first', () => {
    expect(html(body(list('bullet', item(list('bullet', item(text('b')))))))).toBe(
      '<ul><li><ul><li>b</li></ul></li></ul>',
    )
  })

  test('contain only items', () => {
    expect(html(body(list('bullet', text('loose'), item(text('a')))))).toBe('<ul><li>a</li></ul>')
  })
})

describe('tables', () => {
  const cell = (words: string, rest: object = {}) => node('tablecell', [paragraph(text(words))], rest)
  const row = (...cells: unknown[]) => node('tablerow', cells)
  const shown = (...rows: unknown[]) =>
    html(body(node('table', rows))).replace(
      /^<div class="prose-table" tabindex="0"><table>|<\/table><\/div>$/g,
      '',
    )

  test('have a head of header rows, and headers of rows', () => {
    expect(
      shown(
        row(cell('Week', { headerState: 3 }), cell('You see', { headerState: 1 })),
        row(cell('1', { headerState: 2 }), cell('The plan', { headerState: 0 })),
      ),
    ).toBe(
      '<thead><tr><th scope="col">Week</th><th scope="col">You see</th></tr></thead>' +
        '<tbody><tr><th scope="row">1</th><td>The plan</td></tr></tbody>',
    )
  })

  test('of header rows alone have no head', () => {
    expect(shown(row(cell('a', { headerState: 1 })))).toBe('<tbody><tr><th scope="col">a</th></tr></tbody>')
  })

  test('keep blocks of a cell apart', () => {
    expect(shown(row(node('tablecell', [paragraph(text('a')), paragraph(text('b'))])))).toContain(
      '<td><p>a</p><p>b</p></td>',
    )
  })

  test.each<[unknown, string]>([
    [2, '<td colSpan="2">'],
    [1, '<td>'],
    [0, '<td>'],
    [-3, '<td>'],
    [1e9, '<td>'],
    ['"><script>', '<td>'],
  ])('span of %j', (colSpan, opened) => {
    expect(shown(row(cell('a', { colSpan, backgroundColor: 'url(x)', width: 9 })))).toBe(
      `<tbody><tr>${opened}a</td></tr></tbody>`,
    )
  })

  test.each(['$1,234.50', 'US$1,234.50', 'MXN 1,234.50', 'CLP\u00a01,450,000', '(12.5%)', '1/7/2026'])(
    'keep the figure %s in one piece',
    (figure) => {
      expect(shown(row(cell(figure)))).toBe(`<tbody><tr><td class="prose-figure">${figure}</td></tr></tbody>`)
    },
  )

  test.each([
    [4, 'prose-table'],
    [7, 'prose-table prose-table-small'],
    [9, 'prose-table prose-table-tiny'],
    [12, 'prose-table prose-table-least'],
    [20, 'prose-table prose-table-broken'],
  ])('with %i columns of figures fit on paper', (count, className) => {
    const cells = Array.from({ length: count }, () => cell('US$12,345.00'))
    expect(html(body(node('table', [row(...cells)])))).toContain(`<div class="${className}" tabindex="0">`)
  })

  test.each(['3 to 5', 'Week 2', '12', 'by 9 AM on 1/7/2026', '1'.repeat(40)])(
    'may break what is no figure: %s',
    (words) => {
      expect(shown(row(cell(words)))).not.toContain('prose-figure')
    },
  )

  test('contain only rows and cells', () => {
    expect(shown(text('loose'), row(text('loose'), cell('a')))).toBe('<tbody><tr><td>a</td></tr></tbody>')
    expect(html(body(node('table', [])))).toBe('')
  })
})

describe('links', () => {
  test.each([
    ['/contact', '<a href="/contact">there</a>'],
    ['#s-one', '<a href="#s-one">there</a>'],
    ['mailto:a@b.example', '<a href="mailto:a@b.example">there</a>'],
    ['https://a.example/x', '<a href="https://a.example/x" rel="noopener noreferrer">there</a>'],
  ])('links to %s', (url, expected) => {
    expect(html(body(paragraph(link(url))))).toBe(`<p>${expected}</p>`)
  })

  test('open in a new tab when the editor says so', () => {
    expect(html(body(paragraph(link('https://a.example', { newTab: true }))))).toContain('target="_blank"')
  })

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '',
    undefined,
    { toString: () => 'javascript:alert(1)' },
  ])('keeps the text of %j without a link', (url) => {
    expect(html(body(paragraph(link(url))))).toBe('<p>there</p>')
    expect(html(body(paragraph({ ...link(url), type: 'autolink' })))).toBe('<p>there</p>')
  })
})

describe('pictures', () => {
  const value = {
    url: '/api/blog-images/file/1700000000000.png',
    alt: 'A "bridge"',
    width: 1200,
    height: 800,
    sizes: { small: { url: '/api/blog-images/file/1700000000000-480x320.png', width: 480, height: 320 } },
  }

  test('render a figure in place with its sizes and alt text', () => {
    const shown = html(body(paragraph(text('x')), node('upload', [], { value, relationTo: 'blog-images' })))
    expect(shown).toMatch(
      /<figure><picture[^>]*><img src="[^"]+" srcSet="[^"]+480w, [^"]+1200w" sizes="[^"]+"/,
    )
    expect(shown).toContain('width="1200" height="800" alt="A &quot;bridge&quot;" loading="lazy"')
  })

  test('can be the only content', () => {
    expect(html(body(node('upload', [], { value })))).toContain('<figure>')
  })

  test.each([['an id'], [null], [{ url: '/x' }], [undefined]])('ignores %j', (missing) => {
    expect(html(body(paragraph(text('x')), node('upload', [], { value: missing })))).toBe('<p>x</p>')
  })
})

describe('a hostile document', () => {
  test.each([[null], [undefined], ['text'], [{}], [{ root: null }], [{ root: 'x' }], [[]]])(
    'renders nothing for %j',
    (bad) => {
      expect(renderToStaticMarkup(<RichText document={bad} />)).toBe('')
    },
  )

  test('omits unknown nodes without logging', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const evil = [
      null,
      7,
      'x',
      { type: 'block' },
      { type: '__proto__' },
      { type: 'iframe' },
      { type: { a: 1 } },
    ]
    expect(html(body(...evil, paragraph(...evil, text('kept'))))).toBe('<p>kept</p>')
    expect(html({ root: { type: 'root', children: { length: 3 } } })).toBe('')
    expect(html(body({ type: 'paragraph', children: 'x' }, { type: 'list' }, paragraph(text('y'))))).toBe(
      '<p>y</p>',
    )
    expect(html(body(paragraph({ type: 'text', text: { a: 1 }, format: {} }, text('z'))))).toBe('<p>z</p>')
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  test('stops at the maximum depth', () => {
    const deep = Array.from({ length: 5_000 }).reduce<unknown>(
      (inside) => node('quote', [inside]),
      text('end'),
    )
    expect(html(body(paragraph(text('x')), deep))).toMatch(/^<p>x<\/p><blockquote>/)
    expect(html(body(paragraph(text('x')), deep))).not.toContain('end')
  })

  test('lists in its table of contents only the headings that are rendered', () => {
    const sound = sanitizeDocument(body({ type: 'x', children: [heading('h1', 'no')] }, heading('h4', 'yes')))
    expect([...outlineOf(sound ?? { root: {} }).values()]).toEqual([{ id: 's-yes', text: 'yes', level: 2 }])
  })
})
