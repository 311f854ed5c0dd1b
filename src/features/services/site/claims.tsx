import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import type { Figures } from '@/features/page-copy/queries/page-copy'
import { FigureSource } from '@/features/page-copy/site/figure-source'
import { type Language, langWithin } from '@/i18n/languages'
import { industryFigureOf } from '../rules'

type ClaimsProps = { figures: Figures; lang: Language; language: Language }

/** The figures that a service claims, with their source: one for all, or one for each if others published some of them. */
export function Claims({ figures, lang, language }: ClaimsProps) {
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

/** Whether the picture, ten dark stones and five pale ones, says the same as the figure. */
const isDrawn = (value: string) => value.match(/\d+/g)?.join() === '10,15'

type HoursSavedProps = { figures: Figures; lang: Language; language: Language }

/** The hours that automation saves: the figure and, next to it, a stone for each hour. */
export function HoursSaved({ figures, lang, language }: HoursSavedProps) {
  const t = useTranslations('services.hours')
  const hours = figures.claims.find(({ key }) => key === 'hoursSaved')
  return (
    <section
      aria-label={t('title')}
      lang={langWithin(lang)(language)}
      className="page columns section hours-saved"
    >
      <Claims figures={figures} lang={language} language={language} />
      {hours && isDrawn(hours.value) && (
        <figure>
          <Picture name="hours-fifteen" alt={t('alt')} className="picture" />
          <figcaption>
            <span>{t('atLeast')}</span> <span>{t('atMost')}</span>
          </figcaption>
        </figure>
      )}
    </section>
  )
}
