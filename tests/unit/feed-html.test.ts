import { describe, expect, it } from 'vitest'

import { feedHtml } from '@/features/seo/xml/feed'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const node = (type: string, children: object[], rest: object = {}) => ({ type, children, ...rest })
const html = (...children: object[]) => feedHtml({ root: { type: 'root', children } }, 'es')
const block = (fields: object) => ({ type: 'block', fields })

describe('the text of a post in the feed', () => {
  it('keeps headings, lists, marks and links with absolute addresses', () => {
    const link = node('link', [text('x')], { fields: { url: '/contact' } })
    expect(html(node('heading', [text('A & B')]), node('paragraph', [text('b', 1), link]))).toMatch(
      /^<h3>A &amp; B<\/h3><p><strong>b<\/strong><a href="https?:\/\/[^"/]+\/contact">x<\/a><\/p>$/,
    )
    expect(html(node('list', [node('listitem', [text('a')])], { listType: 'number' }))).toBe(
      '<ol><li>a</li></ol>',
    )
  })

  it('keeps the words of an unsafe link alone', () => {
    expect(html(node('link', [text('<x>')], { fields: { url: 'javascript:alert(1)' } }))).toBe('&lt;x&gt;')
  })

  it('has the blocks', () => {
    const rows = [{ label: 'uno', value: 16_000.5 }]
    expect(html(block({ blockType: 'chart', title: 'T', unit: 'MXN', rows, caption: 'F' }))).toBe(
      '<table><caption>T</caption><tr><th>uno</th><td>16,000.5\u00a0MXN</td></tr></table><p>F</p>',
    )
    expect(html(block({ blockType: 'pullquote', text: 'Q' }))).toBe('<blockquote><p>Q</p></blockquote>')
    expect(html(block({ blockType: 'message', label: 'L', text: 'a\nb' }))).toBe(
      '<p>L</p><blockquote><p>a<br>b</p></blockquote>',
    )
    expect(html(block({ blockType: 'service', service: 'seo-optimization', title: 'S', text: 'w' }))).toMatch(
      /^<p>w<\/p><p><a href="[^"]+\/es\/services\/seo-optimization">S<\/a><\/p>$/,
    )
    const picture = { url: '/p.png', alt: '"x"', width: 2, height: 1 }
    expect(html(block({ blockType: 'figure', picture, caption: 'C' }))).toMatch(
      /^<figure><img src="https?:[^"]+\/p.png" alt="&quot;x&quot;"><figcaption>C<\/figcaption><\/figure>$/,
    )
    expect(html(block({ blockType: 'constructor' }))).toBe('')
  })
})
