import { useTranslations } from 'next-intl'

import type { Language } from '@/i18n/languages'
import type { ScreenPassage } from '../queries/translation'
import { MarkedText } from './marked-text'

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
