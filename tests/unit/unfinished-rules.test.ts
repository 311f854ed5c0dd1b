import { describe, expect, it } from 'vitest'

import {
  unfinishedAt,
  unfinishedBlocks,
  unfinishedPaths,
  unfinishedText,
} from '@/features/blog/unfinished-rules'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'

const document = (...fields: object[]) => ({
  root: {
    type: 'root',
    children: [{ type: 'paragraph' }, ...fields.map((one) => ({ type: 'block', fields: one }))],
  },
})
const rows = [
  { label: 'a', value: 1 },
  { label: 'b', value: 0 },
]

const finished = {
  figure: { picture: 'id' },
  chart: { title: 'T', rows },
  pullquote: { text: 'T' },
  message: { label: 'L', text: 'T' },
  service: { service: 'seo-optimization', title: 'T' },
}

describe('a block', () => {
  it.each(Object.entries(finished))(
    '%s is finished with what it must have, and lacks the rest',
    (blockType, fields) => {
      expect(unfinishedBlocks(document({ blockType, ...fields }))).toEqual([])
      expect(unfinishedBlocks(document({ blockType }))).toEqual([
        { kind: blockType, place: 0, number: null, missing: Object.keys(fields) },
      ])
    },
  )

  it.each([
    ['no rows, as a new chart has', 0],
    ['one row', rows.slice(1)],
    ['a row without a figure', [...rows, { label: 'c' }]],
    ['a row without a label', [...rows, { label: '', value: 3 }]],
  ])('chart with %s lacks rows', (_, given) => {
    expect(unfinishedBlocks(document({ blockType: 'chart', title: 'T', rows: given }))).toMatchObject([
      { missing: ['rows'] },
    ])
  })

  it('has its number where there are several of its kind', () => {
    const blocks = unfinishedBlocks(
      document(
        { blockType: 'figure' },
        { blockType: 'chart', title: 'T', rows },
        { blockType: 'chart', rows },
      ),
    )
    expect(blocks).toEqual([
      { kind: 'figure', place: 0, number: null, missing: ['picture'] },
      { kind: 'chart', place: 2, number: 2, missing: ['title'] },
    ])
    expect(unfinishedAt(['title', ...blocks.flatMap(unfinishedPaths)])).toEqual(
      blocks.map(({ place: _, ...block }) => block),
    )
  })
})

it.each([
  [en, 'Chart 2: write a title, fill in every row, at least two.'],
  [es, 'Gráfica 2: escribe un título, completa todas sus filas, al menos dos.'],
])('is named in the language of the editor', (messages, expected) => {
  const text = (key: string) =>
    key
      .split(':')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], messages.posts.blocks)
  const block = { kind: 'chart', number: 2, missing: ['title', 'rows'] } as const
  expect(unfinishedText(text as (key: string) => string, { ...block, missing: [...block.missing] })).toBe(
    expected,
  )
})
