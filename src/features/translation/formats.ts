import type { DocumentNode } from '@/lib/document'
import { textMarksOf } from '@/lib/text-marks'
import { taggedText, type Mark, type MarkKind, type Piece } from './tags'

/** The formats and links of the words of a paragraph, and how they are carried into its translation. */

/** What words look like: the format bits of Lexical, the state of the node, and the link around it. */
export type Format = { bits: number; state: Record<string, string>; link?: DocumentNode }

/** Words with one format, or without any. */
type Run = { text: string; format?: Format }

const bits: readonly (readonly [MarkKind, number])[] = [
  ['bold', 1],
  ['italic', 2],
  ['strikethrough', 4],
  ['underline', 8],
  ['code', 16],
  ['subscript', 32],
  ['superscript', 64],
]

type Node = DocumentNode & { format?: unknown }

const childrenOf = ({ children }: DocumentNode): Node[] =>
  Array.isArray(children) ? (children as Node[]) : []
const breaks: Record<string, string> = { linebreak: '\n', tab: '\t' }
const isLink = ({ type }: DocumentNode) => type === 'link' || type === 'autolink'

function formatOf({ format, $: state }: Node, link: DocumentNode | undefined): Format | undefined {
  const found = { bits: typeof format === 'number' ? format : 0, state: textMarksOf(state) }
  const isPlain = found.bits === 0 && Object.keys(found.state).length === 0 && !link
  return isPlain ? undefined : { ...found, ...(link && { link }) }
}

function leavesOf(node: DocumentNode, link?: DocumentNode): Run[] {
  return childrenOf(node).flatMap((child): Run[] => {
    if (childrenOf(child).length > 0) return leavesOf(child, isLink(child) ? child : link)
    if (child.type !== 'text') return [{ text: breaks[String(child.type)] ?? '' }]
    const format = formatOf(child, link)
    return [{ text: typeof child.text === 'string' ? child.text : '', ...(format && { format }) }]
  })
}

const linkFields = ({ link }: Format) => (link?.fields ?? {}) as { url?: unknown; doc?: unknown }
const keyOf = (format: Format | undefined): string =>
  format
    ? JSON.stringify([
        format.bits,
        Object.entries(format.state).sort(),
        format.link && [linkFields(format).url ?? null, linkFields(format).doc ?? null],
      ])
    : ''

/** The words of a paragraph or an item of a list, one run for each change of format. */
function runsOf(container: DocumentNode): Run[] {
  const runs: Run[] = []
  for (const run of leavesOf(container)) {
    const last = runs.at(-1)
    if (last && keyOf(last.format) === keyOf(run.format)) last.text += run.text
    else runs.push({ ...run })
  }
  return runs.filter(({ text }) => text !== '')
}

const isFormatted = (run: Run): run is Required<Run> => run.format !== undefined

/** The language of words is that of one text, and no format that its translation shares. */
function formatsOfSource(container: DocumentNode | undefined): Required<Run>[] {
  return (container ? runsOf(container) : []).filter(isFormatted).flatMap(({ text, format }) => {
    const { lang: _language, ...state } = format.state
    const shared = { ...format, state }
    return kindsOf(shared).length > 0 ? [{ text, format: shared }] : []
  })
}

function kindsOf({ bits: given, state, link }: Format): MarkKind[] {
  const named = bits.flatMap(([kind, bit]) => (given & bit ? [kind] : []))
  const { color, background, lang } = state
  return [
    ...named,
    ...(color ? (['color'] as const) : []),
    ...(background ? (['background'] as const) : []),
    ...(lang ? (['language'] as const) : []),
    ...(link ? (['link'] as const) : []),
  ]
}

/** The formats that tags name, by number from 1, with the words that have them: those of the source, then the translation's own. */
export type Formats = Required<Run>[]

/** Returns the formats of a paragraph and of its translation. */
export function formatsOf(source: DocumentNode | undefined, target: DocumentNode | undefined): Formats {
  const formats = formatsOfSource(source)
  const known = new Set(formats.map(({ format }) => keyOf(format)))
  for (const run of (target ? runsOf(target) : []).filter(isFormatted)) {
    if (known.has(keyOf(run.format))) continue
    known.add(keyOf(run.format))
    formats.push(run)
  }
  return formats
}

/** Returns a paragraph as a text with tags; each format takes its first number that is still free. */
export function tagged(container: DocumentNode, formats: Formats): string {
  const keys = formats.map(({ format }) => keyOf(format))
  const free = new Set(keys.keys())
  const pieces = runsOf(container).map(({ text, format }): Piece => {
    const all = [...keys.keys()].filter((at) => keys[at] === keyOf(format))
    const at = all.find((one) => free.has(one)) ?? all[0]
    if (!format || at === undefined) return { text }
    free.delete(at)
    return { text, number: at + 1 }
  })
  return taggedText(pieces)
}

/** What the screen says of the formats. */
export const marksOf = (formats: Formats): Mark[] =>
  formats.map(({ text, format }, index) => {
    const { url, doc } = linkFields(format)
    const address = url ?? doc
    return {
      number: index + 1,
      kinds: kindsOf(format),
      words: text.trim(),
      ...(address !== undefined && { url: typeof address === 'string' ? address : JSON.stringify(address) }),
    }
  })

const MIN_WORDS = 3
const isInWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Where the words are in a text, whole; -1 when they are not. */
function placeOf(words: string, text: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isInWord(text[at - 1]) && !isInWord(text[at + words.length])) return at
  return -1
}

/**
 * Gives formats that no tag has named to the same words of a translation, such as a name or a price. A source that has one
 * format throughout gives it to the whole translation.
 */
export function withSameWords(pieces: readonly Piece[], source: DocumentNode, formats: Formats): Piece[] {
  const used = new Set(pieces.map(({ number }) => number))
  const isThroughout = formatsOfSource(source).length === 1 && runsOf(source).length === 1
  if (isThroughout && used.size === 1 && used.has(undefined))
    return pieces.map(({ text }) => ({ text, number: 1 }))
  let found = [...pieces]
  for (const [index, { text }] of formatsOfSource(source).entries()) {
    const [words, number] = [text.trim(), index + 1]
    if (used.has(number) || words.length < MIN_WORDS || index >= formats.length) continue
    const at = found.findIndex((piece) => piece.number === undefined && placeOf(words, piece.text) >= 0)
    const piece = found[at]
    if (!piece) continue
    const place = placeOf(words, piece.text)
    const [before, after] = [piece.text.slice(0, place), piece.text.slice(place + words.length)]
    const split = [{ text: before }, { text: words, number }, { text: after }].filter(
      (part) => part.text !== '',
    )
    found = found.toSpliced(at, 1, ...split)
  }
  return found
}

/** Writes pieces as the nodes of a paragraph. */
export function nodesOf(pieces: readonly Piece[], formats: Formats): DocumentNode[] {
  const nodes: DocumentNode[] = []
  for (const { text, number } of pieces) {
    const format = number === undefined ? undefined : formats[number - 1]?.format
    const inside = linesOf(text, format)
    const last = nodes.at(-1)
    const isSameLink =
      format?.link &&
      last &&
      isLink(last) &&
      JSON.stringify(last.fields) === JSON.stringify(format.link.fields)
    if (isSameLink) last.children = [...childrenOf(last), ...inside]
    else if (format?.link) nodes.push({ ...structuredClone(format.link), children: inside })
    else nodes.push(...inside)
  }
  return nodes
}

const textNode = (text: string, format: Format | undefined): DocumentNode =>
  ({
    type: 'text',
    text,
    format: format?.bits ?? 0,
    detail: 0,
    mode: 'normal',
    style: '',
    version: 1,
    ...(format && Object.keys(format.state).length > 0 && { $: format.state }),
  }) as DocumentNode

/** Words with their line breaks. */
const linesOf = (text: string, format: Format | undefined): DocumentNode[] =>
  text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'linebreak', version: 1 } as DocumentNode] : []),
      ...(line ? [textNode(line, format)] : []),
    ])

/** How many stretches of words have each kind of format. */
function countKinds(containers: readonly DocumentNode[]): Map<MarkKind, number> {
  const counts = new Map<MarkKind, number>()
  for (const container of containers) {
    let before: MarkKind[] = []
    for (const { format } of runsOf(container)) {
      const kinds = format ? kindsOf(format) : []
      for (const kind of kinds) if (!before.includes(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
      before = kinds
    }
  }
  return counts
}

/** Returns the kinds of formats that a translation has less often than its source. */
export function lostKinds(source: readonly DocumentNode[], target: readonly DocumentNode[]): MarkKind[] {
  const kept = countKinds(target)
  return [...countKinds(source)].flatMap(([kind, count]) =>
    kind !== 'language' && (kept.get(kind) ?? 0) < count ? [kind] : [],
  )
}
