import { describe, expect, it } from 'vitest'

import { findQuote, MAX_QUOTE_LENGTH, occurrences } from '@/features/proposal-generator/transcript-rules'
import { processTranscriptSchema } from '@/features/proposal-generator/model-schemas'
import { amountsIn } from '@/lib/amounts'
import { fieldErrorsOf } from '@/lib/field-errors'

describe('findQuote', () => {
  const transcript = 'Ana: “We’re in Cusco”,\n  three shops – and a\tworkshop.\nJosé: ¿Cuánto?'

  it.each([
    ['the same words', 'three shops', 'three shops'],
    ['another case', 'THREE Shops', 'three shops'],
    ['other spaces and line breaks', 'Cusco”, three  shops', 'Cusco”,\n  three shops'],
    [
      'other quotation marks and dashes',
      `"we're in cusco", three shops - and`,
      '“We’re in Cusco”,\n  three shops – and',
    ],
    ['decomposed accents', 'Jose\u0301', 'José'],
    ['Spanish punctuation', '¿cuánto?', '¿Cuánto?'],
  ])('finds %s', (_, quote, expected) => {
    expect(findQuote(transcript, quote)).toBe(expected)
  })

  it.each([
    ['other words', 'four shops'],
    ['other order', 'shops three'],
    ['a part of a word', 'shop'],
    ['nothing', ''],
    ['null', null],
    ['only punctuation', '”,'],
    ['a pattern', '.*'],
    ['a skipped word', 'three shops and'],
  ])('does not find %s', (_, quote) => {
    expect(findQuote(transcript, quote)).toBeUndefined()
  })

  it('takes no quote that is too long to prove anything', () => {
    const words = 'a '.repeat(MAX_QUOTE_LENGTH)
    expect(findQuote(words, words)).toBeUndefined()
  })

  it('finds a quote at the end of a large transcript', () => {
    const large = `${'a a  a '.repeat(70_000)}a b`
    expect(findQuote(large, `${'a '.repeat(100)}b`)).toMatch(/a b$/)
  })
})

describe('the work of finding a quote', () => {
  /** An array that counts how often its elements are read. */
  const counting = (units: string[]) => {
    const reads = { count: 0 }
    const get = (target: string[], name: string | symbol) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads.count += 1
      return Reflect.get(target, name) as unknown
    }
    return { units: new Proxy(units, { get }), reads }
  }

  it.each([
    ['a transcript of one letter', 'a', 'ab'],
    ['one that nearly repeats the quote', 'aab', 'aabaabaac'],
    ['the quote again and again', 'ab ', 'ab ab'],
  ])('reads each character once: %s', (_, repeated, quote) => {
    const { units, reads } = counting([...repeated.repeat(10_000)])
    expect([...occurrences(units, [...quote])].length).toBeLessThanOrEqual(units.length)
    expect(reads.count).toBeLessThanOrEqual(units.length)
  })

  it('finds overlapping ones, and a quote after places where it is cut', () => {
    expect([...occurrences([...'aaaa'], [...'aa'])]).toEqual([0, 1, 2])
    expect([...occurrences([...'abc'], [])]).toEqual([])
    expect(findQuote(`${'anan'.repeat(1_000)} ana`, 'ana')).toBe('ana')
    expect(findQuote('x\u{1d4d0}a b', 'a b')).toBeUndefined()
  })
})

describe('amountsIn', () => {
  it.each<[string, [number, ...string[]][]]>([
    ['$1,500', [[1_500]]],
    ['$1,500.50 and $300/month', [[1_500.5], [300]]],
    ['1.500', [[1_500]]],
    ['1.500,75', [[1_500.75]]],
    ['1 500', [[1_500]]],
    ['1500 dollars', [[1_500, 'USD']]],
    ['US$1,500', [[1_500, 'USD']]],
    ['US$ 1.500', [[1_500, 'USD']]],
    ['USD 1500', [[1_500, 'USD']]],
    ['S/ 900', [[900, 'PEN']]],
    ['900 soles', [[900, 'PEN']]],
    ['MXN 12,000', [[12_000, 'MXN']]],
    ['12 mil pesos', [[12_000, 'MXN', 'CLP']]],
    ['12 mil pesos chilenos', [[12_000, 'CLP']]],
    ['CLP 450.000', [[450_000, 'CLP']]],
    ['1.5k', [[1_500]]],
    ['2 thousand euros', [[2_000, 'EUR']]],
    ['900€', [[900, 'EUR']]],
    ['12,5', [[12.5]]],
    ['2 million dollars', [[2_000_000, 'USD']]],
    ['10%', []],
    ['555-1500', []],
    ['1500-2000', []],
    ['at 10:30', []],
    ['v1.2.3', []],
    ['no figure', []],
    ['nine hundred dollars', [[900, 'USD']]],
    ['a hundred and fifty bucks', [[150, 'USD']]],
    ['Fifteen-hundred dollars', [[1_500, 'USD']]],
    ['two thousand five hundred and twenty-five euros', [[2_525, 'EUR']]],
    ['two million dollars', [[2_000_000, 'USD']]],
    ['novecientos dólares', [[900, 'USD']]],
    ['dos mil quinientos treinta y cinco soles', [[2_535, 'PEN']]],
    ['ciento veintidós mil pesos mexicanos', [[122_000, 'MXN']]],
    ['un millón de pesos', [[1_000_000, 'MXN', 'CLP']]],
    ['trescientas', [[300]]],
    ['**1500** dollars', [[1_500, 'USD']]],
    ['nine fifty dollars', [[-1, 'USD']]],
    ['one hundred percent', []],
    ['cien por ciento', []],
    ['someone, oneself, tenía, miles', []],
  ])('%s', (text, expected) => {
    expect(amountsIn(text).map(({ units, currencies = [] }) => [units, ...currencies])).toEqual(expected)
  })
})

describe('the body of process-transcript', () => {
  const errorsOf = (body: object) => {
    const result = processTranscriptSchema.safeParse(body)
    return result.success ? {} : fieldErrorsOf(result.error)
  }

  it.each<[string, unknown, object]>([
    ['nothing', undefined, { transcript: 'required' }],
    ['an empty text', '', { transcript: 'required' }],
    ['spaces', ' \n\t ', { transcript: 'required' }],
    ['a number', 7, { transcript: 'invalid' }],
    ['a NUL', 'a\u0000b', { transcript: 'invalid' }],
    ['a lone surrogate', 'a\ud800b', { transcript: 'invalid' }],
    ['512 kB', 'a'.repeat(512 * 1024), {}],
    ['one byte more', 'a'.repeat(512 * 1024 + 1), { transcript: 'too_long' }],
    ['the same in two bytes each', 'é'.repeat(256 * 1024 + 1), { transcript: 'too_long' }],
    ['1 MB', 'a'.repeat(1024 * 1024), { transcript: 'too_long' }],
  ])('with %s as the transcript', (_, transcript, errors) => {
    expect(errorsOf({ transcript })).toEqual(errors)
  })

  it('needs only a transcript, and refuses unknown languages and currencies', () => {
    expect(processTranscriptSchema.parse({ transcript: ' Hi. ' })).toEqual({
      transcript: 'Hi.',
      currency: 'USD',
    })
    expect(errorsOf({ transcript: 'Hi.', language: 'fr', currency: 'BTC' })).toEqual({
      language: 'invalid',
      currency: 'invalid',
    })
  })
})
