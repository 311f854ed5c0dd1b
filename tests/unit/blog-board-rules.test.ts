import { describe, expect, test } from 'vitest'

import { quickActions, type PostTexts, goneNames } from '@/features/blog/board-rules'
import { languageOfError } from '@/components/staff/languages'

describe('the quick actions of a post', () => {
  const wordsOf = (state: PostTexts['state'], isComplete = state !== 'missing'): PostTexts => ({
    title: null,
    excerpt: null,
    state,
    isComplete,
    publicSlug: null,
    publishedAt: null,
  })
  const actions = (en: PostTexts, es: PostTexts, status: 'draft' | 'published' | 'archived' = 'draft') =>
    quickActions({ status, texts: { en, es } }, 'es')

  test('follow the state of the chosen language', () => {
    expect(actions(wordsOf('published'), wordsOf('draft'), 'published')).toEqual(['publish'])
    expect(actions(wordsOf('missing'), wordsOf('published'), 'published')).toEqual(['archive'])
    expect(actions(wordsOf('missing'), wordsOf('changed'), 'published')).toEqual(['publish', 'archive'])
    expect(actions(wordsOf('draft'), wordsOf('missing'))).toEqual(['write'])
    expect(actions(wordsOf('draft'), wordsOf('draft', false))).toEqual(['write'])
  })

  test('offer both languages when both are complete, and only Move to Draft for an archived post', () => {
    expect(actions(wordsOf('draft'), wordsOf('draft'))).toEqual(['publish', 'publishBoth'])
    expect(actions(wordsOf('draft'), wordsOf('draft'), 'archived')).toEqual(['unarchive'])
  })
})

describe('the form of a category', () => {
  test('keeps the names that were there', () => {
    const values = {
      name_en: 'News',
      name_es: ' ',
      slug_en: '',
      slug_es: '',
      description_en: '',
      description_es: '',
    }
    expect(goneNames(values, { en: {}, es: {} })).toEqual({ name_es: 'required' })
    expect(goneNames(values, { en: {}, es: null })).toEqual({})
  })

  test('shows the language of the first error', () => {
    expect(languageOfError({ slug_es: 'taken' }, ['name', 'slug'], 'en')).toBe('es')
    expect(languageOfError({ name_en: 'required', name_es: 'required' }, ['name'], 'es')).toBe('es')
    expect(languageOfError({}, ['name'], 'en')).toBe('en')
  })
})
