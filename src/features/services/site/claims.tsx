import { useTranslations } from 'next-intl'

import type { Figures } from '@/features/page-copy/queries/page-copy'
import { FigureSource } from '@/features/page-copy/site/figure-source'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'
import { industryFigureOf } from './industry-figure'

type Props = { figures: Figures; lang: Language; language: Language }

/** The figures that a service claims, with their source: one for all, or one for each if others published some of them. */
export function Claims({ figures, lang, language }: Props) {
  const t = useTranslations('services.industry')
  const own = langWithin(figures.lang)(language)
  const isMixed = figures.claims.some(industryFigureOf)
  return (
    <div lang={langWithin(lang)(figures.lang)} className="service-claims">
      <dl>
        {figures.claims.map((claim) => {
          const industry = industryFigureOf(claim)
          return (
            <div key={claim.key}>
              <dt>{claim.label}</dt>
              <dd className="numeral">{claim.value}</dd>
              {isMixed && (
                <dd lang={industry && own} className="note">
                  {industry ? t(industry) : figures.claimsSource}
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      <FigureSource text={isMixed ? '' : figures.claimsSource} lang={figures.lang} language={language} />
    </div>
  )
}
