import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { isTextState, textMarkClasses, textMarks } from '@/lib/text-marks'

const tokens = ['tokens', 'mark-tokens']
  .map((name) => readFileSync(`src/styles/${name}.css`, 'utf8'))
  .join('')

/** The light and the dark color of a declaration. */
const pair = (source: string, before: string): string[] =>
  new RegExp(`${before}[^}]*?light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(source)?.slice(1) ?? []

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const inks = [...textMarks.color.map((name) => pair(tokens, `--mark-${name}:`)), pair(tokens, '--ink:')]
const grounds = [
  ...textMarks.background.map((name) => pair(tokens, `--mark-ground-${name}:`)),
  pair(tokens, '--ground:'),
  pair(tokens, '--surface:'),
]

describe('colors of texts', () => {
  it.each([0, 1])('can be read on every background (theme %i)', (theme) => {
    for (const ink of inks)
      for (const ground of grounds)
        expect(
          contrast(String(ink[theme]), String(ground[theme])),
          `${ink[theme]} on ${ground[theme]}`,
        ).toBeGreaterThanOrEqual(4.5)
  })

  it('are known names only', () => {
    expect(isTextState('color', 'pink')).toBe(true)
    for (const [key, value] of [
      ['color', '#fff'],
      ['color', 'maiz'],
      ['constructor', 'name'],
      ['__proto__', 'x'],
      ['lang', 'de'],
      ['lang', 7],
    ] as const)
      expect(isTextState(key, value)).toBe(false)
    expect(textMarkClasses({ color: 'pink', background: 'sky', lang: 'es' })).toEqual([
      'text-mark-pink',
      'text-ground-sky',
    ])
  })
})
