import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  cardSizes,
  isSlug,
  parsePageNumber,
  pagesAround,
  postStatus,
  readingMinutes,
} from '@/features/blog/rules'
import { cleanQuery, normalizeForSearch, searchTerms } from '@/lib/search-words'
import { coversOf } from '@/features/blog/site/post-grid'
import { badgeTint } from '@/features/blog/site/post-card'
import { longDate } from '@/lib/dates'
import { firstFreeSlug, slugOf } from '@/lib/slug'
import { documentOfText } from '../support/fixtures'

describe('a slug', () => {
  it.each([
    ['Automatización para niños', 'automatizacion-para-ninos'],
    ['  10 Tips & Tricks!  ', '10-tips-tricks'],
    ['a -- b   c', 'a-b-c'],
    ['../admin', 'admin'],
    ['ÁÉÍÓÚ Ü Ñ ç', 'aeiou-u-n-c'],
    ['Straße STRAẞE', 'strasse-strasse'],
    ['Łódź, Ærø, Đà Nẵng, Þór, Œuvre', 'lodz-aero-da-nang-thor-oeuvre'],
    ['日本語', ''],
    ['-', ''],
    ['ﬁne ＡＢＣ m²', 'fine-abc-m2'],
    ['Plan—2027', 'plan-2027'],
    ['co\u2011op', 'co-op'],
  ])('of %j is %j', (title, slug) => expect(slugOf(title)).toBe(slug))

  it('is URL-safe for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (title) => {
        const slug = slugOf(title)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slug.length).toBeLessThanOrEqual(100)
        expect(slugOf(slug)).toBe(slug)
      }),
      { numRuns: 50 },
    )
  })

  it('takes the first free number', () => {
    expect(firstFreeSlug('a', new Set())).toBe('a')
    expect(firstFreeSlug('a', new Set(['a', 'a-2', 'a-4']))).toBe('a-3')
  })
})

describe('a search query', () => {
  it('ignores accents, case and extra spaces', () => {
    expect(normalizeForSearch('  AutomatizaciÓn\n  Niños ')).toBe('automatizacion ninos')
  })

  it.each([
    ['O’Brien O‘Brien OʼBrien O`Brien', "o'brien o'brien o'brien o'brien"],
    ['«así» “so” „so‟', '"asi" "so" "so"'],
    [
      'Łódź Straße STRAẞE Ærø Đorđe Þór œuvre Ħal Ŧ ı İ',
      'lodz strasse strasse aero dorde thor oeuvre hal t i i',
    ],
    ['2019–2026 a\u2011b', '2019-2026 a-b'],
    ['mar\u00adke\u200bting \u202aAna\u202c', 'marketing ana'],
    ['ﬁn ５５ Nun\u0303ez', 'fin 55 nunez'],
  ])('folds %j', (typed, folded) => expect(normalizeForSearch(typed)).toBe(folded))

  it('escapes wildcards, and limits and deduplicates its words', () => {
    expect(searchTerms(String.raw`100% a_b c\d 100%`)).toEqual([
      String.raw`100\%`,
      String.raw`a\_b`,
      String.raw`c\\d`,
    ])
    expect(searchTerms('   ')).toEqual([])
    expect(searchTerms('a b c d e f g h i j k')).toHaveLength(8)
  })

  it('is readable text for any input', () => {
    expect(cleanQuery('a\u0000b\n c\ud800')).toBe('a b c\ufffd')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const tidy = cleanQuery(text)
        expect(tidy.isWellFormed()).toBe(true)
        expect(tidy).not.toMatch(/[\u0000-\u001f\u007f]/)
      }),
      { numRuns: 50 },
    )
  })
})

describe('pagination', () => {
  it.each([['0'], ['-1'], ['1.5'], ['02'], ['1e1'], ['x'], [''], [' 2'], ['1234567'], ['２']])(
    'rejects the page number %j',
    (text) => expect(parsePageNumber(text)).toBeUndefined(),
  )

  it('counts from one', () => expect([parsePageNumber('1'), parsePageNumber('40')]).toEqual([1, 40]))

  it('shows the pages around the current one, without a gap of a single page', () => {
    expect(pagesAround(1, 3)).toEqual([1, 2, 3])
    expect(pagesAround(1, 9)).toEqual([1, 2, undefined, 9])
    expect(pagesAround(5, 9)).toEqual([1, undefined, 4, 5, 6, undefined, 9])
    expect(pagesAround(4, 9)).toEqual([1, 2, 3, 4, 5, undefined, 9])
  })

  it('fills every row of cards for any number of posts', () => {
    const columns = { featured: 12, half: 6, third: 4, row: 12 }
    for (let count = 0; count <= 13; count += 1) {
      const sizes = cardSizes(count)
      expect(sizes).toHaveLength(count)
      expect(sizes.reduce((sum, size) => sum + columns[size], 0) % 12).toBe(0)
    }
  })
})

describe('covers', () => {
  const card = (slug: string, more = {}) => ({
    id: slug,
    slug,
    title: slug,
    publishedAt: '',
    updatedAt: '',
    ...more,
  })

  it('are given to posts without a picture, never the same palette twice in a row', () => {
    const slugs = Array.from({ length: 60 }, (_, index) => `post-${index}`)
    const covers = [...coversOf(slugs.map((slug) => card(slug))).values()].map((name) => name.split('-')[2])
    expect(covers).toHaveLength(60)
    covers.reduce((before, palette) => {
      expect(palette).not.toBe(before)
      return palette
    })
  })

  it('are not given to posts with a picture', () => {
    expect(coversOf([card('a', { pictureUrl: 'https://example.com/a.jpg' })]).size).toBe(0)
  })
})

describe('a post', () => {
  it('takes at least one minute to read, and one per 220 words', () => {
    expect(readingMinutes(documentOfText('word'))).toBe(1)
    expect(readingMinutes(documentOfText('word '.repeat(660)))).toBe(3)
  })

  it('is archived regardless of its other state', () => {
    expect(postStatus({ _status: 'published' })).toBe('published')
    expect(postStatus({ _status: 'draft' })).toBe('draft')
    expect(postStatus({ _status: 'published', archivedAt: '2026-01-01' })).toBe('archived')
  })

  it('shows its date in the long format of the language, in the agency’s time zone', () => {
    const at = new Date('2026-11-12T02:00:00Z')
    expect(longDate(at, 'en', 'UTC')).toBe('November 12, 2026')
    expect(longDate(at, 'en', 'America/New_York')).toBe('November 11, 2026')
    expect(longDate(at, 'es', 'UTC')).toBe('12 de noviembre de 2026')
  })

  it.each(['a', 'a-2', '0'])('accepts the slug %j', (slug) => expect(isSlug(slug)).toBe(true))
  it.each(['', 'A', 'a b', '../x', 'ñ', 'a%00', 'a'.repeat(301)])('rejects the slug %j', (slug) =>
    expect(isSlug(slug)).toBe(false),
  )
})

it('a category keeps its color when others are added', () => {
  expect([0, 1, 2, 3, 4, 5].map(badgeTint)).toEqual([
    'bg-(--art-sky)',
    'bg-(--art-maiz)',
    'bg-(--art-rosa)',
    'bg-(--art-sand)',
    'bg-(--art-sky)',
    'bg-(--art-rosa)',
  ])
  expect(badgeTint(6)).toBe(badgeTint(0))
})
