import { describe, expect, it } from 'vitest'

import { documentErrorOf, pictureIdsOf, replacePictures, type DocumentNode } from '@/lib/document'
import { isSitePath, isHttpsUrl, isLinkTarget } from '@/lib/paths'

const documentOf = (...children: DocumentNode[]) => ({ root: { type: 'root', children } })
const id = '0b8f9c66-3c1c-4c0c-9a53-6f2a8f6f0a11'
const picture = (value: unknown, relationTo: unknown = 'blog-images') =>
  documentOf({ type: 'upload', value, relationTo })

describe('validating a document', () => {
  it.each([
    ['nothing', null, undefined],
    ['a picture by its id', picture(id), undefined],
    ['a populated picture', picture({ id, url: '/x' }), 'node'],
    ['a picture with an invalid id', picture('notuuid'), 'node'],
    ['a picture of another collection', picture(id, 'users'), 'node'],
    ['children that are not an array', documentOf({ type: 'paragraph', children: 'abc' }), 'node'],
    ['a string', 'hello', 'node'],
    ['an array', [1], 'node'],
    ['no root', { root: null }, 'node'],
    ['an empty style', documentOf({ type: 'text', text: 'x', style: '' }), undefined],
    ['a text with a style', documentOf({ type: 'text', text: 'x', style: 'position:fixed' }), 'style'],
    [
      'a paragraph that styles what is typed',
      documentOf({ type: 'paragraph', textStyle: 'color:red' }),
      'style',
    ],
    ['a style that is no string', documentOf({ type: 'text', text: 'x', style: { color: 'red' } }), 'style'],
    ['a table', documentOf({ type: 'table' }), 'node'],
  ])('%s', (_, document, fault) => {
    expect(documentErrorOf(document)).toBe(fault)
  })

  it('accepts private pictures in proposals, and public ones elsewhere', () => {
    const picture = (relationTo: string) =>
      documentOf({ type: 'upload', relationTo, value: crypto.randomUUID() })
    const [ofProposals, ofPosts] = [picture('proposal-images'), picture('blog-images')]
    expect([
      documentErrorOf(ofProposals, { isProposal: true }),
      documentErrorOf(ofPosts, { isProposal: true }),
    ]).toEqual([undefined, 'node'])
    expect([documentErrorOf(ofProposals), documentErrorOf(ofPosts)]).toEqual(['node', undefined])
  })

  it('replaces pictures, and leaves out those that have no replacement', () => {
    const [kept, lost] = [crypto.randomUUID(), crypto.randomUUID()]
    const picture = (value: unknown) => ({ type: 'upload', relationTo: 'proposal-images', value })
    const cell = { type: 'tablecell', children: [picture(lost), picture({ id: kept, alt: 'x' })] }
    const document = documentOf({ type: 'paragraph', children: [cell, { type: 'text', text: 'a' }] })
    expect(pictureIdsOf(document)).toEqual([lost, kept])
    const replaced = replacePictures(document, (id) => (id === kept ? 'other' : undefined))
    expect(replaced).toEqual(
      documentOf({
        type: 'paragraph',
        children: [
          { type: 'tablecell', children: [picture('other')] },
          { type: 'text', text: 'a' },
        ],
      }),
    )
    expect([pictureIdsOf(null), replacePictures(null, () => 'x')]).toEqual([[], null])
  })

  it('accepts tables where the editor has them', () => {
    const table = (children: DocumentNode[]) =>
      documentOf({
        type: 'table',
        children: [{ type: 'tablerow', children: [{ type: 'tablecell', children }] }],
      })
    expect(documentErrorOf(table([{ type: 'text', text: 'x' }]), { isProposal: true })).toBeUndefined()
    expect(documentErrorOf(table([{ type: 'iframe' }]), { isProposal: true })).toBe('node')
  })
})

describe('a redirect target', () => {
  it.each(['/contact', '/café?x=1', '/a/../b', '/a?next=//b', 'https://example.com/a?b=c#d'])(
    'may be %j',
    (target) => {
      expect(isLinkTarget(target)).toBe(true)
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
  ])('may not be %j', (target) => {
    expect([isLinkTarget(target), isSitePath(target), isHttpsUrl(target)]).toEqual([false, false, false])
  })
})
