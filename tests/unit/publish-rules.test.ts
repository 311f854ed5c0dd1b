import { describe, expect, it } from 'vitest'

import { isGeneratedSlug, missingTexts, statusIn, updateEffect } from '@/features/blog/publish-rules'

describe('the status of a language', () => {
  it.each([
    ['archived', 'published', 'archived'],
    ['published', 'changed', 'published'],
    ['published', 'published', 'published'],
    ['published', 'draft', 'draft'],
    ['draft', 'missing', 'draft'],
  ] as const)('of a post that is %s, in a language that is %s: %s', (status, state, expected) => {
    expect(statusIn({ status }, state)).toBe(expected)
  })
})

describe('Update Post', () => {
  it.each([
    ['draft', 'draft', 'save'],
    ['draft', 'published', 'publish'],
    ['published', 'published', 'publish'],
    ['published', 'draft', 'unpublish'],
    ['published', 'archived', 'archive'],
    ['draft', 'archived', 'archive'],
    ['archived', 'archived', 'save'],
    ['archived', 'draft', 'unarchive'],
  ] as const)('from %s to %s: %s', (current, chosen, expected) => {
    expect(updateEffect(current, chosen)).toBe(expected)
  })
})

describe('a slug', () => {
  it.each([
    ['', 'a-title', true],
    ['a-title', 'a-title', true],
    ['a-title-2', 'a-title', true],
    ['a-title-two', 'a-title', false],
    ['typed', 'a-title', false],
  ])('%j beside the title’s %j is generated: %s', (slug, generated, expected) => {
    expect(isGeneratedSlug(slug, generated)).toBe(expected)
  })
})

it('names the texts that a draft lacks', () => {
  expect(missingTexts({ title: 'T', slug: 's', hasContent: true, metaTitle: ' ' })).toEqual([
    'metaTitle',
    'metaDescription',
  ])
  expect(missingTexts({ title: null, slug: null, hasContent: false })).toEqual([
    'title',
    'content',
    'slug',
    'metaTitle',
    'metaDescription',
  ])
})
