import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Language } from '@/i18n/languages'
import type { ScreenPassage } from '../queries/translation'
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
function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
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

/** The source of a passage; where it changed since it was translated, what was removed and what is new. */
export function PassageSource({
  passage: { source, difference },
  language,
}: {
  passage: ScreenPassage
  language: Language
}) {
  const isByPart = difference?.length === source.length
  if (difference && !isByPart)
    return (
      <div className="passage-text" lang={language}>
        <p>
          <Difference pieces={difference.flat()} />
        </p>
      </div>
    )
  return (
    <div className="passage-text" lang={language}>
      {source.map(({ name, text, figure, tagged, marks }, index) => (
        <p key={name} className={figure === undefined ? undefined : 'passage-line'}>
          <span>
            {difference ? (
              <Difference pieces={difference[index] ?? []} />
            ) : tagged && marks ? (
              <MarkedText text={tagged} marks={marks} />
            ) : (
              text
            )}
          </span>
          {figure !== undefined && <span className="passage-figure">{figure}</span>}
        </p>
      ))}
    </div>
  )
}

type Pieces = NonNullable<ScreenPassage['difference']>[number]

function Difference({ pieces }: { pieces: Pieces }) {
  const t = useTranslations('translation')
  return pieces.map(({ kind, text }, index) => {
    if (kind === 'same') return text
    const Tag = kind === 'added' ? 'ins' : 'del'
    return (
      <Tag key={index}>
        <span className="sr-only">{t(kind)} </span>
        {text}
      </Tag>
    )
  })
}
