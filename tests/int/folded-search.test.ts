import fc from 'fast-check'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { foldText } from '@/lib/search-words'
import { sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { rowsOf } from '../support/rows'

/** The database folds texts as TypeScript does: otherwise a query would not find what it names. */

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

async function foldInDatabase(texts: string[]): Promise<string[]> {
  const rows = await rowsOf<{ folded: string }>(
    payload,
    sql`select fold_text(value) as folded from unnest(${sql.param(texts)}::text[]) with ordinality as t(value, at)
      order by at`,
  )
  return rows.map(({ folded }) => folded)
}

/** Latin, Greek and Cyrillic letters with their marks, punctuation, symbols, ligatures and wide forms. */
const blocks = [
  [0x01, 0x52f],
  [0x1d00, 0x1fff],
  [0x2000, 0x22ff],
  [0xfb00, 0xfb06],
  [0xfe00, 0xfe0f],
  [0xff00, 0xffef],
] as const

it('every letter of our alphabets', async () => {
  const letters = blocks.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
  const folded = await foldInDatabase(letters)
  const differences = letters.filter((letter, index) => foldText(letter) !== folded[index])
  expect(differences.map((letter) => letter.codePointAt(0)?.toString(16))).toEqual([])
})

it('whole texts', async () => {
  const letter = fc.constantFrom(...'aÁñÑßẞŁłøØæÆœþÞđ’‘“”–—-\'" \u0301\u00ad\u200b\u202a\u00a0ΣςЙ5５ﬁ')
  const texts = fc.sample(fc.string({ unit: letter, maxLength: 30 }), 300)
  expect(await foldInDatabase(texts)).toEqual(texts.map(foldText))
})
