import { inflateSync } from 'node:zlib'

/** The words of a PDF, as a reader that selects them gets them: through the fonts' own tables to Unicode. */
export function pdfText(bytes: Uint8Array): string {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'))
  const fonts = fontsOf(objects)
  return [...objects.values()]
    .map(streamOf)
    .filter((stream) => /\bBT\b/.test(stream))
    .map((stream) => wordsOf(stream, fonts))
    .join(' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
}

const objectsOf = (file: string) =>
  new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\b([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body ?? '']),
  )

function streamOf(body: string): string {
  const [, packed] = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body) ?? []
  if (packed === undefined) return ''
  const raw = Buffer.from(packed, 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(raw) : raw).toString('latin1')
}

/** The characters of each font by its glyphs, under the name that pages call it by. */
function fontsOf(objects: Map<string | undefined, string>): Map<string, Map<string, string>> {
  const fonts = new Map<string, Map<string, string>>()
  for (const body of objects.values())
    for (const [, name = '', id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
      if (table) fonts.set(name, charactersOf(streamOf(objects.get(table) ?? '')))
    }
  return fonts
}

const unicode = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

function charactersOf(table: string): Map<string, string> {
  const characters = new Map<string, string>()
  for (const [, from = '0', , list = ''] of table.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g))
    [...list.matchAll(/<(\w*)>/g)].forEach(([, hex = ''], index) => {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0')
      characters.set(glyph, unicode(hex))
    })
  return characters
}

/** Its pieces: a line is set in several where numbers and letters meet. */
function wordsOf(stream: string, fonts: Map<string, Map<string, string>>): string {
  let font: Map<string, string> | undefined
  const pieces: string[] = []
  for (const [, name, glyphs] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name)
    else
      pieces.push(
        [...(glyphs ?? '').matchAll(/<(\w*)>/g)]
          .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
          .map((glyph) => font?.get(glyph.toLowerCase()) ?? '\ufffd')
          .join(''),
      )
  }
  return pieces.join(' ')
}
