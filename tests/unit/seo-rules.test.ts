import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  alternatesOf,
  beginning,
  cardPicture,
  placesOf,
  scriptText,
  sharedPath,
  sharePath,
  xmlText,
} from '@/features/seo/rules'

describe('the addresses of a page', () => {
  it('are its own first, and each of its translations', () => {
    expect(alternatesOf(placesOf('/about', ['en', 'es']), 'es')).toEqual({
      canonical: '/es/about',
      languages: { en: '/about', es: '/es/about', 'x-default': '/about' },
    })
  })

  it('differ between languages, where slugs do', () => {
    expect(alternatesOf({ en: '/blog/b', es: '/es/blog/a' }, 'es')).toEqual({
      canonical: '/es/blog/a',
      languages: { en: '/blog/b', es: '/es/blog/a', 'x-default': '/blog/b' },
    })
  })

  it('name only what is written', () => {
    expect(alternatesOf({ es: '/es/blog/a' }, 'es')).toEqual({
      canonical: '/es/blog/a',
      languages: { es: '/es/blog/a', 'x-default': '/es/blog/a' },
    })
  })

  it('are those of the other language, where only that one is written', () => {
    expect(alternatesOf(placesOf('/careers', ['en']), 'es')).toEqual({
      canonical: '/careers',
      languages: { en: '/careers', 'x-default': '/careers' },
    })
  })
})

describe('what stands within a script element', () => {
  it.each(['</script>', '<!--', '\u2028', '\u2029', '<script', ']]>'])('is inert: %j', (text) => {
    const written = scriptText({ text })
    expect(written).not.toMatch(/[<>\u2028\u2029]/)
    expect(JSON.parse(written)).toEqual({ text })
  })

  it('says the same as before, whatever it is', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(JSON.parse(scriptText([text]))).toEqual([text])
      }),
    ))
})

it('XML gets no character that it cannot hold', () => {
  expect(xmlText('a\u0000b\u001fc\ud800d\ufffe\n')).toBe('abc\ufffdd\n')
})

describe('the address of a picture for sharing', () => {
  it.each([
    ['/', 'en', '/share/index.png'],
    ['/', 'es', '/es/share/index.png'],
    ['/blog/a', 'es', '/es/share/blog/a.png'],
  ] as const)('of %s in %s is %s', (path, language, address) => {
    expect(sharePath(path, language)).toBe(address)
    const segments = address.replace('/es', '').split('/').slice(2)
    expect(sharedPath(segments)).toBe(path)
  })

  it.each([['a'], ['.png'], ['a.jpg']])('is not %s', (name) => expect(sharedPath([name])).toBeUndefined())
})

describe('the beginning of a text', () => {
  it('is the whole of a short one, on one line', () => expect(beginning(' a\n b ')).toBe('a b'))
  it('ends between words', () => {
    const found = beginning('word '.repeat(60))
    expect(found).toMatch(/^(word )+word…$/)
    expect(found.length).toBeLessThanOrEqual(156)
  })
})

describe('the card of a page', () => {
  it('shows its own picture, or the cover of its address', () => {
    expect(cardPicture('/about')).toBe('about-origin')
    expect(cardPicture('/resources/page/2')).toBe(cardPicture('/resources'))
    expect(cardPicture('/services/seo-optimization')).toBe('scene-seo-optimization')
    expect(cardPicture('/blog/a')).toMatch(/^cover-\w+-\w+-\d+$/)
    expect(cardPicture('/blog/a')).toBe(cardPicture('/category/a'))
  })
})
