import { describe, expect, it } from 'vitest'

import { faultOf, type DocumentNode } from '@/lib/document'
import { isPath, isSecure, isTarget } from '@/lib/paths'

const holding = (...children: DocumentNode[]) => ({ root: { type: 'root', children } })
const id = '0b8f9c66-3c1c-4c0c-9a53-6f2a8f6f0a11'
const picture = (value: unknown, relationTo: unknown = 'blog-images') =>
  holding({ type: 'upload', value, relationTo })

describe('what makes a document unfit to be kept', () => {
  it.each([
    ['nothing', null, undefined],
    ['a picture by its id', picture(id), undefined],
    ['a picture that was read with it', picture({ id }), undefined],
    ['a picture that cannot be looked up', picture('notuuid'), 'node'],
    ['a picture of another shelf', picture(id, 'users'), 'node'],
    ['children that are no list', holding({ type: 'paragraph', children: 'abc' }), 'node'],
    ['a text', 'hello', 'node'],
    ['a list', [1], 'node'],
    ['no root', { root: null }, 'node'],
  ])('%s', (_, document, fault) => {
    expect(faultOf(document)).toBe(fault)
  })
})

describe('where a redirect may lead', () => {
  it.each(['/contact', '/café?x=1', '/a/../b', '/a?next=//b', 'https://example.com/a?b=c#d'])(
    '%j',
    (target) => {
      expect(isTarget(target)).toBe(true)
    },
  )

  it.each([
    '//evil.com',
    '/\\evil.com',
    '/.//evil.com',
    '/x/..//evil.com',
    '/%2e//evil.com',
    '/x/%2E%2e//evil.com',
    '/a\u0001b',
    'https:evil',
    'https://a b',
    'https://x.example/\r\nX: 1',
    'javascript:alert(1)',
    '',
  ])('not %j', (target) => {
    expect([isTarget(target), isPath(target), isSecure(target)]).toEqual([false, false, false])
  })
})
