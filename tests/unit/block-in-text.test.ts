import { describe, expect, it } from 'vitest'

import { isDrawn, repeatedKindOf } from '@/features/blog/block-rules'
import adminEn from '@/messages/en/admin.json'
import adminEs from '@/messages/es/admin.json'
import { label } from '../../collections/fields/texts'

const blocks = (...kinds: string[]) => ({
  root: { children: kinds.map((blockType) => ({ type: 'block', fields: { blockType } })) },
})

describe('a kind that a post has once at most', () => {
  it.each([
    ['two calls to a service', blocks('service', 'chart', 'service'), 'service'],
    ['one call', blocks('service', 'chart'), undefined],
    ['several of other kinds', blocks('chart', 'chart', 'message', 'message'), undefined],
    ['no content', null, undefined],
    ['no children', { root: {} }, undefined],
  ])('%s', (_, document, repeated) => {
    expect(repeatedKindOf(document)).toBe(repeated)
  })
})

describe('a block that has something to draw', () => {
  it.each([
    ['figure', { picture: 'id' }, true],
    ['figure', { title: 'Title', picture: null }, false],
    ['chart', { rows: [{ label: 'a', value: 0 }] }, true],
    ['chart', { title: 'T', rows: [{ label: 'a', value: null }] }, false],
    ['pullquote', { text: ' ' }, false],
    ['message', { text: 'Hi' }, true],
    ['service', { service: 'seo-optimization' }, true],
    ['service', { title: 'T' }, false],
  ] as const)('%s %o', (kind, fields, expected) => {
    expect(isDrawn(kind, fields)).toBe(expected)
  })
})

describe('a label in both languages', () => {
  it('has both texts', () => {
    expect(label('posts:blocks:chart:name')).toEqual({
      en: adminEn.posts.blocks.chart.name,
      es: adminEs.posts.blocks.chart.name,
    })
  })

  it('of an unknown message fails at once', () => {
    expect(() => label('posts:nothing')).toThrow('no message posts:nothing')
  })
})
