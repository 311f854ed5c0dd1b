import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  cardShapes,
  isSlug,
  pageNumber,
  pagesAround,
  postStatus,
  readingMinutes,
  searchable,
  searchLimits,
  searchTerms,
  tidyQuery,
} from '@/features/blog/rules'
import { coversOf } from '@/features/blog/site/covers'
import { badgeTint } from '@/features/blog/site/badge-tint'
import { longDate } from '@/lib/dates'
import { freeSlug, slugOf } from '@/lib/slug'
import { documentOfText } from '../support/fixtures'

describe('a slug', () => {
  it.each([
    ['Automatización para niños', 'automatizacion-para-ninos'],
    ['  10 Tips & Tricks!  ', '10-tips-tricks'],
    ['a -- b   c', 'a-b-c'],
    ['../admin', 'admin'],
    ['ÁÉÍÓÚ Ü Ñ ç', 'aeiou-u-n-c'],
    ['日本語', ''],
    ['-', ''],
  ])('of %j is %j', (title, slug) => expect(slugOf(title)).toBe(slug))

  it('is safe in an address, whatever the title', () => {
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

  it('takes the first number that is free', () => {
    expect(freeSlug('a', new Set())).toBe('a')
    expect(freeSlug('a', new Set(['a', 'a-2', 'a-4']))).toBe('a-3')
  })
})

describe('a search', () => {
  it('ignores accents, case and room', () => {
    expect(searchable('  AutomatizaciÓn\n  Niños ')).toBe('automatizacion ninos')
  })

  it('takes wildcards for themselves, each word once and no more than some', () => {
    expect(searchTerms(String.raw`100% a_b c\d 100%`)).toEqual([
      String.raw`100\%`,
      String.raw`a\_b`,
      String.raw`c\\d`,
    ])
    expect(searchTerms('   ')).toEqual([])
    expect(searchTerms('a b c d e f g h i j k')).toHaveLength(searchLimits.words)
  })

  it('is made of readable text, whatever was typed', () => {
    expect(tidyQuery('a\u0000b\n c\ud800')).toBe('a b c\ufffd')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const tidy = tidyQuery(text)
        expect(tidy.isWellFormed()).toBe(true)
        expect(tidy).not.toMatch(/[\u0000-\u001f\u007f]/)
      }),
      { numRuns: 50 },
    )
  })
})

describe('the pages of the list', () => {
  it.each([['0'], ['-1'], ['1.5'], ['02'], ['1e1'], ['x'], [''], [' 2'], ['1234567'], ['２']])(
    'have no page %j',
    (text) => expect(pageNumber(text)).toBeUndefined(),
  )

  it('are numbered from one', () => expect([pageNumber('1'), pageNumber('40')]).toEqual([1, 40]))

  it('are shown around the open one, without a gap of one', () => {
    expect(pagesAround(1, 3)).toEqual([1, 2, 3])
    expect(pagesAround(1, 9)).toEqual([1, 2, undefined, 9])
    expect(pagesAround(5, 9)).toEqual([1, undefined, 4, 5, 6, undefined, 9])
    expect(pagesAround(4, 9)).toEqual([1, 2, 3, 4, 5, undefined, 9])
  })

  it('fill each row, whatever their number is', () => {
    const room = { lead: 12, half: 6, third: 4, row: 12 }
    for (let count = 0; count <= 13; count += 1) {
      const shapes = cardShapes(count)
      expect(shapes).toHaveLength(count)
      expect(shapes.reduce((sum, shape) => sum + room[shape], 0) % 12).toBe(0)
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

  it('stand for posts without a picture, no palette twice in a row', () => {
    const slugs = Array.from({ length: 60 }, (_, index) => `post-${index}`)
    const covers = [...coversOf(slugs.map((slug) => card(slug))).values()].map((name) => name.split('-')[2])
    expect(covers).toHaveLength(60)
    covers.reduce((before, palette) => {
      expect(palette).not.toBe(before)
      return palette
    })
  })

  it('leave pictures alone', () => {
    expect(coversOf([card('a', { pictureUrl: 'https://example.com/a.jpg' })]).size).toBe(0)
  })
})

describe('a post', () => {
  it('takes a minute at least, and one for each 220 words', () => {
    expect(readingMinutes(documentOfText('word'))).toBe(1)
    expect(readingMinutes(documentOfText('word '.repeat(660)))).toBe(3)
  })

  it('is archived before it is anything else', () => {
    expect(postStatus({ _status: 'published' })).toBe('published')
    expect(postStatus({ _status: 'draft' })).toBe('draft')
    expect(postStatus({ _status: 'published', archivedAt: '2026-01-01' })).toBe('archived')
  })

  it('tells its day in the long format of the language, as the agency counts days', () => {
    const at = new Date('2026-11-12T02:00:00Z')
    expect(longDate(at, 'en', 'UTC')).toBe('November 12, 2026')
    expect(longDate(at, 'en', 'America/New_York')).toBe('November 11, 2026')
    expect(longDate(at, 'es', 'UTC')).toBe('12 de noviembre de 2026')
  })

  it.each(['a', 'a-2', '0'])('can be called %j', (slug) => expect(isSlug(slug)).toBe(true))
  it.each(['', 'A', 'a b', '../x', 'ñ', 'a%00', 'a'.repeat(301)])('cannot be called %j', (slug) =>
    expect(isSlug(slug)).toBe(false),
  )
})

it('a category keeps its colour when others come', () => {
  expect([0, 1, 2, 3, 4, 5].map(badgeTint)).toEqual([
    'badge-sky',
    'badge-maiz',
    'badge-rosa',
    'badge-sand',
    'badge-sky',
    'badge-rosa',
  ])
  expect(badgeTint(6)).toBe(badgeTint(0))
})
