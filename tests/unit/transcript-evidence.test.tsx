// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { evidenceFields, fingerprintOf, type Evidence } from '@/features/proposal-generator/generator-form'
import { openGenerator } from '../support/generator'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => vi.unstubAllGlobals())

const empty = Object.fromEntries(evidenceFields.map((field) => [field, null]))
const evidence = {
  values: { ...empty, title: 'A shop' },
  quotes: { ...empty, title: 'una tienda' },
} as Evidence
const lines = Array.from({ length: 60 }, (_, index) => `[00:${index + 10}] Ana: Frase ${index}.`)
lines[30] = '[00:40] Guillermo: Quiero una tienda.'

it.each([
  ['en', '29 lines without a quoted passage'],
  ['es', '29 líneas sin pasajes citados'],
] as const)(
  'a folded stretch of the transcript opens and shows its lines, in %s',
  async (language, label) => {
    const generator = await openGenerator({
      language,
      part: 'details',
      form: { title: 'A shop', taken: fingerprintOf(evidence) },
      draft: { transcript: lines.join('\n'), task: 'extract', taskState: 'done', evidence },
    })
    const folded = generator.find<HTMLDetailsElement>('details', 'Frase 0.')
    expect(folded.open).toBe(false)
    expect(folded.querySelector('summary')?.textContent).toBe(label)
    folded.querySelector('summary')?.click()
    expect(folded.open).toBe(true)
    const said = [...folded.querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(said).toHaveLength(29)
    expect([said[0], said.at(-1)]).toEqual(['00:10Ana Frase 0.', '00:38Ana Frase 28.'])
    expect(generator.find('mark').textContent).toContain('una tienda')
    await generator.close()
  },
)

it.each([
  ['en', 'We couldn’t read a monthly amount', 'Nobody mentioned a setup fee'],
  ['es', 'No pudimos leer una mensualidad', 'Nadie mencionó un pago inicial'],
] as const)(
  'a fee that was named and not read is told from one that nobody named, in %s',
  async (language, unread, none) => {
    const named = { values: empty, quotes: { ...empty, monthly_fee: 'entre 400 y 500 al mes' } } as Evidence
    const generator = await openGenerator({
      language,
      part: 'details',
      form: { taken: fingerprintOf(named) },
      draft: {
        transcript: 'Ana: entre 400 y 500 al mes.',
        task: 'extract',
        taskState: 'done',
        evidence: named,
      },
    })
    const quoteAbove = (words: string) =>
      generator.find('p', words).parentElement?.querySelector('q')?.textContent
    expect(quoteAbove(unread)).toBe('entre 400 y 500 al mes')
    expect(quoteAbove(none)).toBeUndefined()
    await generator.close()
  },
)
