import type { Figures } from '@/features/page-copy/queries/page-copy'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'
import { FigureSource } from '@/features/page-copy/site/figure-source'

type Props = { figures: Figures; lang: Language; language: Language }

export function Statistics({ figures, lang, language }: Props) {
  return (
    <div className="page" lang={langWithin(lang)(figures.lang)}>
      <div className="cable">
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M-400-224Q-170-68 0 0 500 200 1000 0q170-68 400-224" vectorEffect="non-scaling-stroke" />
        </svg>
        <dl className="statistics">
          {figures.statistics.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="numeral text-n2">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <FigureSource text={figures.statisticsSource} lang={figures.lang} language={language} />
    </div>
  )
}
