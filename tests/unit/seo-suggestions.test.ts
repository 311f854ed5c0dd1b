import { describe, expect, it } from 'vitest'

import { suggestDescription, suggestTitle } from '@/features/seo/rules'
import { documentOfText } from '../support/fixtures'

describe('a suggestion for search', () => {
  it('is the title, cut between words', () => {
    expect(suggestTitle({ title: ' Answer first ' })).toBe('Answer first')
    const long = suggestTitle({ title: 'word '.repeat(30) })
    expect(long.length).toBeLessThanOrEqual(60)
    expect(long).toMatch(/^(word )+word$/)
    expect(suggestTitle({})).toBe('')
  })

  it('is the excerpt, else the text', () => {
    const content = documentOfText('The text of the post.')
    expect(suggestDescription({ excerpt: ' Short. ', content })).toBe('Short.')
    expect(suggestDescription({ excerpt: ' ', content })).toBe('The text of the post.')
    expect(suggestDescription({ content: documentOfText('long '.repeat(80)) }).length).toBeLessThan(160)
  })
})
