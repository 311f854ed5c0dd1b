import { deflateSync, inflateSync } from 'node:zlib'

import { appendObjects, readPdf, refOf, withEntries } from './pdf-file'

/** The role of a text by its size in points; undefined for what screen readers skip. */
export type RoleOf = (size: number, page: number) => 'H1' | 'P' | undefined

/** A text of a page with the ids of its pieces: each line is at least one. A picture has an alternative text. */
type Tagged = { role: string; ids: number[]; alt?: string }

/**
 * Adds a structure tree to a PDF of @react-pdf/renderer, which writes none: each text becomes a heading or a paragraph, in
 * the order of the document, so that screen readers read it as text and not as scattered lines. `alts` are the alternative
 * texts of the pictures, in their order; one without is decoration.
 */
export function tagPdf(
  bytes: Uint8Array,
  roleOf: RoleOf,
  alts: readonly string[] = [],
): Uint8Array<ArrayBuffer> {
  const waiting = [...alts]
  const file = Buffer.from(bytes).toString('latin1')
  const pdf = readPdf(file)
  const root = refOf(pdf.trailer, 'Root')
  const catalog = pdf.objectOf(root)
  const pages = pagesOf(pdf.objectOf(refOf(catalog, 'Pages')))
  const objects = new Map<number, string>()
  let next = pdf.size
  const [tree, top, parents] = [next++, next++, next++]
  const kids: number[] = []
  const parentRows = pages.map((page, index) => {
    const dictionary = pdf.objectOf(page)
    const contents = refOf(dictionary, 'Contents')
    const { stream, texts } = tagStream(
      inflate(pdf.objectOf(contents)),
      (size) => roleOf(size, index),
      () => waiting.shift(),
    )
    objects.set(page, withEntries(dictionary, `/StructParents ${index}\n/Tabs /S`))
    objects.set(contents, deflate(stream))
    const owners: number[] = []
    for (const { role, ids, alt } of texts) {
      const id = next++
      kids.push(id)
      for (const piece of ids) owners[piece] = id
      const entries = `/Type /StructElem\n/S /${role}\n/P ${top} 0 R\n/Pg ${page} 0 R\n/K [${ids.join(' ')}]${alt ? `\n/Alt ${utf16(alt)}` : ''}`
      objects.set(id, `<<\n${entries}\n>>`)
    }
    return `${index} [${refs(owners)}]`
  })
  objects.set(root, withEntries(catalog, `/MarkInfo << /Marked true >>\n/StructTreeRoot ${tree} 0 R`))
  objects.set(
    tree,
    `<<\n/Type /StructTreeRoot\n/K ${top} 0 R\n/ParentTree ${parents} 0 R\n/ParentTreeNextKey ${pages.length}\n>>`,
  )
  objects.set(top, `<<\n/Type /StructElem\n/S /Document\n/P ${tree} 0 R\n/K [${refs(kids)}]\n>>`)
  objects.set(parents, `<<\n/Nums [${parentRows.join(' ')}]\n>>`)
  return new Uint8Array(Buffer.from(appendObjects(file, pdf, objects), 'latin1'))
}

/** A text string of a PDF outside of Latin-1: UTF-16 with a byte order mark, in hex. */
const utf16 = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

const refs = (ids: readonly number[]) => ids.map((id) => `${id} 0 R`).join(' ')

const pagesOf = (pageTree: string): number[] =>
  [...(/\/Kids \[([^\]]*)\]/.exec(pageTree)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))

function inflate(object: string): string {
  const start = /stream\r?\n/.exec(object)
  if (!start) throw new Error('the page has no contents')
  const packed = object.slice(start.index + start[0].length, object.lastIndexOf('endstream'))
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
}

function deflate(stream: string): string {
  const packed = deflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  return `<<\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream\n${packed}\nendstream`
}

/** The states that @react-pdf/renderer saves inside of a text element: the line, and the glyphs that follow. */
const STATES_IN_TEXT = 2

/**
 * Marks each piece of text and each picture of a page. Pieces of one element have the same saved state outside of their
 * lines.
 */
function tagStream(
  stream: string,
  roleOf: (size: number) => string | undefined,
  nextAlt: () => string | undefined,
) {
  const texts = new Map<number, Tagged>()
  const states: number[] = []
  let [saved, pieces] = [0, 0]
  const marked = stream.replaceAll(/^(q|Q)$|^\/I\d+ Do$|^BT\n[\s\S]*?\nET$/gm, (match: string) => {
    if (match === 'q') states.push((saved += 1))
    else if (match === 'Q') states.pop()
    else if (match.startsWith('/I')) {
      const alt = nextAlt()
      if (!alt) return `/Artifact BMC\n${match}\nEMC`
      // The state that is saved around a picture belongs to no text.
      texts.set(states.at(-1) ?? 0, { role: 'Figure', ids: [pieces], alt })
      return `/Figure <</MCID ${pieces++}>> BDC\n${match}\nEMC`
    } else {
      const role = roleOf(Number(/^\/\S+ ([\d.]+) Tf$/m.exec(match)?.[1]))
      if (!role) return `/Artifact <</Type /Pagination>> BDC\n${match}\nEMC`
      const element = states.at(-1 - STATES_IN_TEXT) ?? 0
      const text = texts.get(element) ?? { role, ids: [] }
      texts.set(element, text)
      text.ids.push(pieces)
      return `/${role} <</MCID ${pieces++}>> BDC\n${match}\nEMC`
    }
    return match
  })
  return { stream: marked, texts: [...texts.values()] }
}
