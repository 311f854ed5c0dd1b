import { useTranslations } from 'next-intl'

import { More } from '@/components/ui/more'
import { type Service } from '@/features/services/queries'
import { langWithin, type Language } from '@/i18n/languages'
import { stone } from '@/lib/art/outlines'
import { onCircle } from '@/lib/art/marks'

import type { CaseStudy } from '../queries'

const inks = ['var(--art-night)', 'var(--art-blue)', 'var(--art-wine)', 'var(--art-pink)']
/** The part of a circle that the arch spans, in degrees, and its center and radii in the picture of 1200 x 300. */
const arch = { from: 137.5, degrees: 95, x: 600, y: 900, outer: 884, inner: 768, joint: 0.22 }

/** A flat arch with a numbered stone for each step. */
function ArchOfSteps({ count }: { count: number }) {
  const { x, y, outer, inner, joint } = arch
  const step = arch.degrees / count
  return (
    <svg viewBox="0 0 1200 300" aria-hidden="true" className="block h-auto w-full overflow-hidden">
      {Array.from({ length: count }, (_, index) => {
        const from = arch.from - index * step
        const [textX, textY] = onCircle(x, y, (outer + inner) / 2, from - step / 2)
        return (
          <g key={index}>
            <path
              d={stone(x, y, outer, inner, from - joint, from - step + joint)}
              fill={inks[index % inks.length]}
            />
            <text
              x={textX}
              y={textY}
              dy="0.36em"
              textAnchor="middle"
              fontSize="54"
              fill="var(--art-paper)"
              className="font-display font-heavy"
            >
              {index + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const columns = [
  'lg:grid-cols-1',
  'lg:grid-cols-2',
  'lg:grid-cols-3',
  'lg:grid-cols-4',
  'lg:grid-cols-5',
  'lg:grid-cols-6',
]

type Props = { work: CaseStudy['work']; services: Service[]; language: Language }

/** What was built: an arch with a stone for each step, and the steps that hang from it. */
export function CaseWork({ work, services, language }: Props) {
  const t = useTranslations('cases')
  if (work.length === 0) return null
  return (
    <section aria-labelledby="built" className="page section">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="built">{t('built')}</h2>
        {services.length > 0 && (
          <p className="flex flex-wrap items-baseline gap-x-4">
            {t('thisIs')}{' '}
            {services.map(({ slug, title, lang }) => (
              <More key={slug} href={`/services/${slug}`} lang={langWithin(language)(lang)}>
                {title}
              </More>
            ))}
          </p>
        )}
      </div>
      <div className="mt-6 overflow-hidden border-b-(length:--deck-h) border-deck">
        <ArchOfSteps count={work.length} />
      </div>
      <ol className={`grid grid-cols-1 ${columns[work.length - 1] ?? ''}`}>
        {work.map(({ time, title, text }, index) => (
          <li
            key={index}
            className="border-line py-4 max-lg:not-first:border-t lg:border-line-strong lg:pt-5 lg:pr-gap lg:pb-0 lg:not-first:border-l-2 lg:not-first:pl-gap"
          >
            <p className="font-display text-t1 leading-[1.2] font-medium text-accent">{time}</p>
            <h3 className="mt-0.5 mb-1.5 text-t2 wrap-anywhere">{title}</h3>
            {text && <p className="text-muted">{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
