import { gzipSync } from 'node:zlib'

import postcss from 'postcss'

const classNames = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi
const unescaped = (name: string) =>
  name
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/\\(.)/g, '$1')

/** Returns the class names that a sheet has rules for. */
export function classesIn(css: string): Set<string> {
  const found = new Set<string>()
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(classNames)) found.add(unescaped(name))
  })
  return found
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
}
const decoded = (text: string) =>
  text.replace(/&(amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

/** Returns the class names of a page's elements. */
const classesOf = (html: string) =>
  new Set(
    [...html.matchAll(/ class="([^"]*)"/g)]
      .flatMap(([, names = '']) => decoded(names).split(/\s+/))
      .filter(Boolean),
  )

const sheetsOf = (html: string) => [
  ...new Set([...html.matchAll(/"(\/_next\/static\/[^"\\]+\.css)[^"]*"/g)].map(([, path = '']) => path)),
]

/** Reads the style sheets of pages: which of their classes have no rule in their own sheets but in those of other pages, and bytes. */
export async function readSheets(pages: Map<string, string>, read: (path: string) => Promise<string>) {
  const sheets = new Map<string, { classes: Set<string>; bytes: number }>()
  for (const path of new Set([...pages.values()].flatMap(sheetsOf))) {
    const css = await read(path)
    sheets.set(path, { classes: classesIn(css), bytes: gzipSync(css, { level: 6 }).length })
  }
  const known = new Set([...sheets.values()].flatMap(({ classes }) => [...classes]))
  return [...pages].map(([path, html]) => {
    const own = sheetsOf(html).flatMap((sheet) => sheets.get(sheet) ?? [])
    const missing = [...classesOf(html)].filter(
      (name) => known.has(name) && !own.some(({ classes }) => classes.has(name)),
    )
    return { path, missing, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) }
  })
}
