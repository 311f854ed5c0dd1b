import { describe, expect, it } from 'vitest'

import { detectEncoding, PieceDecoder } from '@/lib/csv/encoding'
import { CsvReader, detectSeparator, MAX_ROW_CHARS, type Separator } from '@/lib/csv/read-csv'
import { csvLine, neutralCell, withoutGuard } from '@/lib/csv/write-csv'

/** The rows of a text that arrives in pieces of this length. */
function read(text: string, { separator = ',' as Separator, length = text.length || 1 } = {}) {
  const reader = new CsvReader(separator)
  const rows = []
  for (let at = 0; at < text.length; at += length) rows.push(...reader.push(text.slice(at, at + length)))
  return [...rows, ...reader.end()]
}
const cellsOf = (text: string, options: Parameters<typeof read>[1] = {}) =>
  read(text, options).map(({ cells }) => cells)

describe('rows of CSV', () => {
  it.each<[string, Separator, string[][]]>([
    [
      'a,b\n1,2\n',
      ',',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r\n1;2',
      ';',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\r1\t2\r',
      '\t',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '"a,b","c ""d"""\n"e\r\nf",',
      ',',
      [
        ['a,b', 'c "d"'],
        ['e\r\nf', ''],
      ],
    ],
    ['5" pipe,x\n', ',', [['5" pipe', 'x']]],
    ['"a" b,c\n', ',', [['a b', 'c']]],
    ['"",""\n\n,\n', ',', [['', ''], [''], ['', '']]],
    ['', ',', []],
  ])('%j', (text, separator, expected) => {
    expect(cellsOf(text, { separator })).toEqual(expected)
    // However it is cut into pieces.
    for (const length of [1, 2, 3]) expect(cellsOf(text, { separator, length })).toEqual(expected)
  })

  it('are numbered as a spreadsheet numbers them', () => {
    expect(read('a\n"b\nc"\n\nd').map(({ number }) => number)).toEqual([1, 2, 3, 4])
  })

  it('are cut where a quote is open, with the cells that are there', () => {
    expect(read('a,b\n1,2\n3,"fou').map(({ problem, cells }) => [problem, cells])).toEqual([
      [undefined, ['a', 'b']],
      [undefined, ['1', '2']],
      ['cut', ['3', 'fou']],
    ])
  })

  it('take no more memory than they may, whatever is never closed', () => {
    const rows = read(`a\n"${'x'.repeat(MAX_ROW_CHARS - 1)}"\n${','.repeat(MAX_ROW_CHARS + 5)}\nb\n`)
    expect(rows.map(({ problem, cells }) => [problem, cells.length])).toEqual([
      [undefined, 1],
      [undefined, 1],
      ['long', 0],
      [undefined, 1],
    ])
    expect(read(`"${'x'.repeat(MAX_ROW_CHARS + 1)}"\nb`).map(({ problem }) => problem)).toEqual([
      'long',
      undefined,
    ])
  })
})

it.each<[string, Separator]>([
  ['name;email,x;phone\n', ';'],
  ['name\temail\n', '\t'],
  ['"a;b;c;d",email\n', ','],
  ['email\n', ','],
])('the separator of %j is %j', (text, expected) => expect(detectSeparator(text)).toBe(expected))

async function* inPieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}
const utf16 = (text: string, { swap = false, mark = true } = {}) => {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le')
  return swap ? bytes.swap16() : bytes
}

describe('encodings', () => {
  const text = 'nombre,correo\nGuillermo Echeverría – Ñandú,g@ferretería.example\n'
  it.each([
    ['UTF-8', 'utf-8', Buffer.from(text), text],
    ['UTF-8 with a mark', 'utf-8', Buffer.from(`\ufeff${text}`), text],
    ['UTF-16', 'utf-16le', utf16(text), text],
    ['UTF-16, the other way round', 'utf-16be', utf16(text, { swap: true }), text],
    ['UTF-16 without a mark', 'utf-16le', utf16(text, { mark: false }), text],
    ['Windows-1252', 'windows-1252', Buffer.from(text.replace('–', '\u0096'), 'latin1'), text],
  ])('%s is read', async (_, encoding, bytes, expected) => {
    for (const length of [bytes.length, 7]) {
      // A piece of three bytes has too few zeros, so the first one is as long as the sample.
      const found = await detectEncoding(inPieces(bytes, bytes.length))
      expect(found).toBe(encoding)
      const decoder = new PieceDecoder(found)
      let read = ''
      for await (const piece of inPieces(bytes, length)) read += decoder.push(piece)
      expect(decoder.end()).toBe(false)
      expect(read).toBe(expected)
    }
  })

  it('a file that ends within a character is still UTF-8, and is cut', async () => {
    const bytes = Buffer.from('a,ñ').subarray(0, -1)
    expect(await detectEncoding(inPieces(bytes, 1))).toBe('utf-8')
    const decoder = new PieceDecoder('utf-8')
    decoder.push(bytes)
    expect(decoder.end()).toBe(true)
  })
})

describe('cells that are written', () => {
  it.each([
    '=HYPERLINK("http://evil.example";"Open")',
    '+52 55 4182 0937',
    '-2+3',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    '  =1',
    '\u200b=1',
    '\ufeff=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
    '−1',
  ])('%j is text to a spreadsheet, and itself again when it is imported', (text) => {
    expect(neutralCell(text)).toBe(`'${text}`)
    expect(withoutGuard(neutralCell(text))).toBe(text)
  })

  it.each(['Ana', "'90s Diner", '5 = 5', 'a@b.example', '', '1-2'])('%j stays as it is', (text) => {
    expect(neutralCell(text)).toBe(text)
    expect(withoutGuard(text)).toBe(text)
  })

  it('never begin another cell', () => {
    const cells = ['a"b', 'c,d', 'e\nf', '']
    expect(cellsOf(csvLine([...cells, null, 7]))).toEqual([[...cells, '', '7']])
  })
})
