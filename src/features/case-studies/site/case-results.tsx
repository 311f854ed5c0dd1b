import { useTranslations } from 'next-intl'

import type { CaseResult } from '../queries'

/** The door of the greater amount is this much taller than one of next to nothing, in the units of the picture. */
const TALLEST = 150
const LOWEST = 24
const WIDTH = 124

/** A door whose height is an amount, as part of the greater one; none for zero. */
function Door({ part, ink }: { part: number; ink: string }) {
  if (part === 0) return null
  const height = Math.round(LOWEST + part * TALLEST)
  const radius = WIDTH / 2
  const crown = Math.min(radius, height)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block max-w-full"
    >
      <path d={`M0 ${height}V${crown}A${radius} ${crown} 0 0 1 ${WIDTH} ${crown}V${height}Z`} fill={ink} />
    </svg>
  )
}

/** Before and after as two doors on one deck. */
function Doors({ result: { before, after, amounts } }: { result: CaseResult }) {
  const t = useTranslations('cases')
  if (!amounts) return null
  const texts = { before: before ?? String(amounts.before), after: after ?? String(amounts.after) }
  const most = Math.max(amounts.before, amounts.after)
  return (
    <div role="img" aria-label={t('doors', texts)} className="mb-10">
      <div className="grid h-58 grid-cols-2 items-end gap-3 border-b-(length:--deck-h) border-line-strong lg:h-62">
        {(['before', 'after'] as const).map((when) => (
          <span key={when} className="grid">
            <b className="num mb-1.5 font-display text-t1 leading-[1.1] font-head">{texts[when]}</b>
            <Door
              part={amounts[when] / most}
              ink={when === 'before' ? 'var(--art-sky)' : 'var(--art-pink)'}
            />
          </span>
        ))}
      </div>
      <div className="mt-2 grid grid-cols-2 gap-3 text-caption text-muted">
        <span>{t('before')}</span>
        <span>{t('after')}</span>
      </div>
    </div>
  )
}

const columns = ['lg:grid-cols-1', 'lg:grid-cols-2', 'lg:grid-cols-3']

/** What came back: each figure with its doors and how it was counted. */
export function CaseResults({ results }: { results: CaseResult[] }) {
  const t = useTranslations('cases')
  if (results.length === 0) return null
  return (
    <section aria-labelledby="came-back" className="band-info section">
      <div className="page">
        <h2 id="came-back">{t('cameBack')}</h2>
        <ol className={`mt-8 grid grid-cols-1 items-end gap-y-14 ${columns[results.length - 1] ?? ''}`}>
          {results.map((result, index) => (
            <li key={index} className="grid h-full content-end">
              <Doors result={result} />
              <p className="leading-[1.35] font-strong lg:pr-8">
                <b className="numeral mb-1.5 block text-n1">{result.value}</b> {result.title}
              </p>
              <p className="mt-2 max-w-[30em] text-caption leading-[1.5] text-muted lg:min-h-18 lg:pr-8">
                {result.counted}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
