import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Language } from '@/i18n/languages'
import type { ScreenPassage } from '../queries/translation'
import { MarkNumber, PassageFigure, passageLine, passageType, type PassageSize } from './passage-text'
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
      <span key={index}>
        {shown}
        <MarkNumber>{mark.number}</MarkNumber>
      </span>
    )
  })
}

type Props = { passage: ScreenPassage; language: Language; size: PassageSize }

/** The source of a passage; where it changed since it was translated, what was removed and what is new. */
export function PassageSource({ passage: { source, difference }, language, size }: Props) {
  const look = `whitespace-pre-line wrap-anywhere ${size === 'text' ? 'text-gray-text' : ''} ${passageType[size]}`
  const isByPart = difference?.length === source.length
  if (difference && !isByPart)
    return (
      <div className={look} lang={language}>
        <p>
          <Difference pieces={difference.flat()} />
        </p>
      </div>
    )
  return (
    <div className={look} lang={language}>
      {source.map(({ name, text, figure, tagged, marks }, index) => (
        <p key={name} className={figure === undefined ? undefined : passageLine}>
          <span>
            {difference ? (
              <Difference pieces={difference[index] ?? []} />
            ) : tagged && marks ? (
              <MarkedText text={tagged} marks={marks} />
            ) : (
              text
            )}
          </span>
          {figure !== undefined && <PassageFigure>{figure}</PassageFigure>}
        </p>
      ))}
    </div>
  )
}

const changes = {
  ins: 'bg-yellow-ground text-ink not-forced-colors:no-underline ring-2 ring-yellow-ground',
  del: 'text-red-text decoration-1',
}

type Pieces = NonNullable<ScreenPassage['difference']>[number]

function Difference({ pieces }: { pieces: Pieces }) {
  const t = useTranslations('translation')
  return pieces.map(({ kind, text }, index) => {
    if (kind === 'same') return text
    const Tag = kind === 'added' ? 'ins' : 'del'
    return (
      <Tag key={index} className={changes[Tag]}>
        <span className="sr-only">{t(kind)} </span>
        {text}
      </Tag>
    )
  })
}
