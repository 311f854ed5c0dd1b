import { inflateSync } from 'node:zlib'

/** Extracts the text of a PDF like a reader that copies it: through the fonts' ToUnicode tables. */
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

/** What a screen reader reads of a tagged PDF: role and text of each element, in the order of the structure tree. */
export function pdfElements(bytes: Uint8Array): [role: string, text: string][] {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'))
  const fonts = fontsOf(objects)
  const all = [...objects.values()]
  const ref = (body: string | undefined, name: string) =>
    new RegExp(`/${name} (\\d+) 0 R`).exec(body ?? '')?.[1]
  const catalog = all.find((body) => /\/Type \/Catalog\b/.test(body) && body.includes('/Marked true'))
  const document = objects.get(ref(objects.get(ref(catalog, 'StructTreeRoot')), 'K'))
  const kids = [...(/\/K \[([^\]]*)\]/.exec(document ?? '')?.[1] ?? '').matchAll(/(\d+) 0 R/g)]
  return kids.map(([, id]) => {
    const element = objects.get(id) ?? ''
    const stream = streamOf(objects.get(ref(objects.get(ref(element, 'Pg')), 'Contents')) ?? '')
    const pieces = (/\/K \[([^\]]*)\]/.exec(element)?.[1] ?? '').split(' ')
    const texts = pieces.map((piece) => {
      const marked = new RegExp(`<</MCID ${piece}>> BDC\\n([\\s\\S]*?)\\nEMC`).exec(stream)
      return wordsOf(marked?.[1] ?? '', fonts)
    })
    const text = texts
      .join('')
      .replaceAll(/[\s\u00a0]+/g, ' ')
      .trim()
    return [/\/S \/(\w+)/.exec(element)?.[1] ?? '', text]
  })
}

/** The number of pages of a PDF. */
export const pageCount = (bytes: Uint8Array): number =>
  [...objectsOf(Buffer.from(bytes).toString('latin1')).values()].filter((body) =>
    /\/Type \/Page\b/.test(body),
  ).length

const objectsOf = (file: string) =>
  new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\b([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body ?? '']),
  )

function streamOf(body: string): string {
  const start = /\bstream\r?\n/.exec(body)
  const [, length] = /\/Length (\d+)/.exec(body) ?? []
  if (!start || !length) return ''
  // By its length: compressed bytes can themselves end in a line break.
  const from = start.index + start[0].length
  const raw = Buffer.from(body.slice(from, from + Number(length)), 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(raw) : raw).toString('latin1')
}

/** The character of each glyph, per font name as used by the pages. */
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

/** The text runs of a page. A line has several where digits and letters meet. */
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

/** The alternative texts of the pictures of a tagged PDF, in the order of the structure tree. */
export const pdfPictures = (bytes: Uint8Array): string[] =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/S \/Figure[\s\S]*?\/Alt <FEFF(\w*)>/g),
  ].map(([, hex = '']) => unicode(hex))

/** The sizes in pixels of the pictures that a PDF holds, in no order. */
export const pdfPictureSizes = (bytes: Uint8Array): [width: number, height: number][] =>
  [...objectsOf(Buffer.from(bytes).toString('latin1')).values()]
    .filter((body) => body.includes('/Subtype /Image') && body.includes('/DCTDecode'))
    .map((body) => [Number(/\/Width (\d+)/.exec(body)?.[1]), Number(/\/Height (\d+)/.exec(body)?.[1])])
