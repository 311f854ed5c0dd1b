import { useTranslations } from 'next-intl'

import { FigureSource } from '@/features/page-copy/site/figure-source'
import type { Figures } from '@/features/page-copy/queries/page-copy'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'
import { industryFigureOf } from './industry-figure'

type Props = { figures: Figures; claim: Figures['claims'][number]; lang: Language; language: Language }

/** The figure of one service, with its source. */
export function ServiceIntroFigure({ figures, claim, lang, language }: Props) {
  const t = useTranslations('services.industry')
  const industry = industryFigureOf(claim)
  const source = industry
    ? { text: t(industry), lang: language }
    : { text: figures.claimsSource, lang: figures.lang }
  return (
    <dl lang={langWithin(lang)(figures.lang)} className="service-intro-figure">
      <div>
        <dt>{claim.label}</dt>
        <dd className="numeral">{claim.value}</dd>
        <dd lang={langWithin(figures.lang)(source.lang)}>
          <FigureSource {...source} language={language} />
        </dd>
      </div>
    </dl>
  )
}
