import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { dark, light, markGrounds, marks } from '@/lib/colors'
import { textMarks } from '@/lib/text-marks'

const sheets = ['tokens', 'mark-tokens']
  .map((name) => readFileSync(`src/styles/${name}.css`, 'utf8'))
  .join('')

/** Returns the light and the dark value of a token. */
function valuesOf(name: string): string[] {
  const value = new RegExp(`  --${name}: ([^;]+);`).exec(sheets)?.[1] ?? ''
  const found = value.match(/#[0-9a-f]{6}/g) ?? []
  return found.length === 1 ? [...found, ...found] : found
}

it.each(Object.keys(light) as (keyof typeof light)[])(
  '%s is the same in emails, PDFs and style sheets',
  (name) => {
    expect([light[name], dark[name]]).toEqual(valuesOf(name))
  },
)

it('the colors of marked words are the same on paper and on pages', () => {
  for (const name of textMarks.color) expect(marks[name]).toBe(valuesOf(`mark-${name}`)[0])
  for (const name of textMarks.background) expect(markGrounds[name]).toBe(valuesOf(`mark-ground-${name}`)[0])
})
