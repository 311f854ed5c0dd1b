import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  alternates,
  excerpt,
  sharePicture,
  localizedPaths,
  scriptText,
  sharedPath,
  sharePath,
  xmlText,
} from '@/features/seo/rules'

describe('the alternates of a page', () => {
  it('are its canonical path and each translation', () => {
    expect(alternates(localizedPaths('/about', ['en', 'es']), 'es')).toEqual({
      canonical: '/es/about',
      languages: { en: '/about', es: '/es/about', 'x-default': '/about' },
    })
  })

  it('have the slug of each language', () => {
    expect(alternates({ en: '/blog/b', es: '/es/blog/a' }, 'es')).toEqual({
      canonical: '/es/blog/a',
      languages: { en: '/blog/b', es: '/es/blog/a', 'x-default': '/blog/b' },
    })
  })

  it('list only languages in which the page is published', () => {
    expect(alternates({ es: '/es/blog/a' }, 'es')).toEqual({
      canonical: '/es/blog/a',
      languages: { es: '/es/blog/a', 'x-default': '/es/blog/a' },
    })
  })

  it('use the path of the other language when only that one is published', () => {
    expect(alternates(localizedPaths('/careers', ['en']), 'es')).toEqual({
      canonical: '/careers',
      languages: { en: '/careers', 'x-default': '/careers' },
    })
  })
})

describe('the text of a script element', () => {
  it.each(['</script>', '<!--', '\u2028', '\u2029', '<script', ']]>'])('escapes %j', (text) => {
    const written = scriptText({ text })
    expect(written).not.toMatch(/[<>\u2028\u2029]/)
    expect(JSON.parse(written)).toEqual({ text })
  })

  it('parses back to the same data', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(JSON.parse(scriptText([text]))).toEqual([text])
      }),
    ))
})

it('removes characters that are invalid in XML', () => {
  expect(xmlText('a\u0000b\u001fc\ud800d\ufffe\n')).toBe('abc\ufffdd\n')
})

describe('the path of a share image', () => {
  it.each([
    ['/', 'en', '/share/index.png'],
    ['/', 'es', '/es/share/index.png'],
    ['/blog/a', 'es', '/es/share/blog/a.png'],
  ] as const)('of %s in %s is %s', (path, language, address) => {
    expect(sharePath(path, language)).toBe(address)
    const segments = address.replace('/es', '').split('/').slice(2)
    expect(sharedPath(segments)).toBe(path)
  })

  it.each([['a'], ['.png'], ['a.jpg']])('rejects %s', (name) => expect(sharedPath([name])).toBeUndefined())
})

describe('excerpt', () => {
  it('returns a short text unchanged, on one line', () => expect(excerpt(' a\n b ')).toBe('a b'))
  it('cuts between words', () => {
    const found = excerpt('word '.repeat(60))
    expect(found).toMatch(/^(word )+word…$/)
    expect(found.length).toBeLessThanOrEqual(156)
  })
})

describe('the share image of a page', () => {
  it('shows the page’s own picture, else the cover for its path', () => {
    expect(sharePicture('/about')).toBe('about-origin')
    expect(sharePicture('/resources/page/2')).toBe(sharePicture('/resources'))
    expect(sharePicture('/services/seo-optimization')).toBe('scene-seo-optimization')
    expect(sharePicture('/blog/a')).toMatch(/^cover-\w+-\w+-\d+$/)
    expect(sharePicture('/blog/a')).toBe(sharePicture('/category/a'))
    expect(sharePicture('/category/a/page/2')).toBe(sharePicture('/category/a'))
  })
})
