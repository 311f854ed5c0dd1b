import { describe, expect, it } from 'vitest'

import { withoutTags } from '@/lib/prompt-material'

describe('removing tags from a line', () => {
  it.each([
    ['a <b>c</b>', 'a c'],
    ['<<b>script>x</<i>script>', 'xscript>'],
    ['<<a>b<c>d', 'd'],
    ['x <img src=y', 'x '],
    ['3 < 4 > 2 <3', '3 < 4 > 2 <3'],
    ['<!-- note --><?php ?>é😀', 'é😀'],
  ])('%j is %j', (line, expected) => {
    expect(withoutTags(line)).toBe(expected)
    expect(withoutTags(expected)).toBe(expected)
  })

  it('reads nested tags once', () => {
    const line = '<'.repeat(100_000) + 'a>'.repeat(100_000)
    // Read again for each of its tags, it would take minutes.
    expect(withoutTags(line)).toBe('')
  })
})
