import { describe, expect, it } from 'vitest'

import { passageIdOf, withPassageIds } from '@/lib/passages'

const paragraph = (text: string, id?: string) => ({
  type: 'paragraph',
  children: [{ type: 'text', text }],
  ...(id ? { $: { id } } : {}),
})
const documentOf = (...children: object[]) => ({ root: { type: 'root', children } })
const counter = () => {
  let count = 0
  return () => `new-${(count += 1)}`
}
const idsAfter = (children: object[], previous?: unknown) =>
  (withPassageIds(documentOf(...children), previous, counter()).root.children as object[]).map((node) =>
    passageIdOf(node as never),
  )

describe('ids of passages', () => {
  it('are given to new nodes and kept by others', () => {
    expect(idsAfter([paragraph('a', 'one'), paragraph('b')])).toEqual(['one', 'new-1'])
  })

  it('are unique: of two nodes with the same one, the first keeps it', () => {
    expect(idsAfter([paragraph('a', 'one'), paragraph('b', 'one')])).toEqual(['one', 'new-1'])
  })

  const before = documentOf(paragraph('a', 'one'), paragraph('b', 'two'), paragraph('c', 'three'))

  it('are taken over from the same text when a client leaves them out', () => {
    expect(idsAfter([paragraph('c'), paragraph('x'), paragraph('a')], before)).toEqual([
      'three',
      'new-1',
      'one',
    ])
  })

  it('are taken over by changed texts in the same place', () => {
    expect(idsAfter([paragraph('a'), paragraph('changed'), paragraph('c')], before)).toEqual([
      'one',
      'two',
      'three',
    ])
    expect(idsAfter([paragraph('x'), paragraph('y'), paragraph('z')], before)).toEqual([
      'one',
      'two',
      'three',
    ])
  })

  it('are not taken over where passages were added or removed', () => {
    expect(idsAfter([paragraph('a'), paragraph('x'), paragraph('y'), paragraph('c')], before)).toEqual([
      'one',
      'new-1',
      'new-2',
      'three',
    ])
  })

  it('of blocks and pictures are their own; rules have none', () => {
    const block = { type: 'block', fields: { id: 'own', blockType: 'pullquote', text: 'x' } }
    expect(idsAfter([block, { type: 'upload', id: 'up' }, { type: 'horizontalrule' }, block])).toEqual([
      'own',
      'up',
      undefined,
      'new-1',
    ])
  })

  it('do not depend on the order of keys, which the database changes', () => {
    const stored = documentOf(
      { $: { id: 'one' }, children: [{ text: 'a', type: 'text' }], type: 'paragraph' },
      paragraph('b', 'two'),
    )
    expect(idsAfter([paragraph('new'), paragraph('new 2'), paragraph('a')], stored)[2]).toBe('one')
  })
})
