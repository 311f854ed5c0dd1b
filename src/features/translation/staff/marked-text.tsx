import type { ReactNode } from 'react'

import { piecesOf, type Mark, type MarkKind } from '../tags'

/** The elements of the formats that HTML has one for, from the outer to the inner. */
const elements: readonly (readonly [MarkKind, 'strong' | 'em' | 'u' | 's' | 'code' | 'sub' | 'sup'])[] = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['link', 'u'],
  ['strikethrough', 's'],
  ['code', 'code'],
  ['subscript', 'sub'],
  ['superscript', 'sup'],
]

/** A text as it looks, with the number of each format behind its words. */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return piecesOf(text, marks.length).map(({ text: words, number }, index) => {
    const mark = number === undefined ? undefined : marks[number - 1]
    if (!mark) return words
    const shown = elements.reduceRight<ReactNode>(
      (inside, [kind, Element]) => (mark.kinds.includes(kind) ? <Element>{inside}</Element> : inside),
      words,
    )
    return (
      <span key={index} className="passage-mark">
        {shown}
        <i aria-hidden="true">{mark.number}</i>
      </span>
    )
  })
}
