import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import type { Figures } from '@/features/page-copy/queries/page-copy'
import { FigureSource } from '@/features/page-copy/site/figure-source'
import { type Language, langWithin } from '@/i18n/languages'
import { industryFigureOf } from '../rules'

type ClaimsProps = {
  figures: Figures
  lang: Language
  language: Language
  /** Whether the label is below the figure, not beside it. */
  stacked?: boolean
  className?: string
}

/** The figures that a service claims, with their source: one for all, or one for each if others published some of them. */
export function Claims({ figures, lang, language, stacked = false, className }: ClaimsProps) {
  const t = useTranslations('services.industry')
  const own = langWithin(figures.lang)(language)
  const isAlone = figures.claims.length === 1
  const isMixed = figures.claims.some(industryFigureOf)
  return (
    <div lang={langWithin(lang)(figures.lang)} className={className}>
      <dl className="flex flex-wrap items-start gap-x-18 gap-y-8">
        {figures.claims.map((claim, index) => {
          const industry = industryFigureOf(claim)
          return (
            <div
              key={claim.key}
              className={`flex ${stacked ? 'flex-col items-start gap-3' : 'flex-wrap items-end gap-x-8 gap-y-3'}`}
            >
              <dt
                className={`order-2 text-t1 leading-[1.3] text-balance ${stacked ? 'max-w-[24em] pt-3 font-strong' : 'max-w-[13em] pb-[0.3em]'}`}
              >
                {claim.label}
              </dt>
              <dd
                className={`numeral -ml-[0.03em] text-n2 leading-[0.8] ${isAlone ? 'sm:text-n3' : ''} ${index > 0 ? 'font-light' : ''}`}
              >
                {claim.value}
              </dd>
              {/* As wide as the figure and its label, which decide. */}
              {isMixed && (
                <dd lang={industry && own} className="note order-3 w-0 min-w-full">
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

const stone = 'inline-flex items-center gap-2 before:h-3 before:w-5'

type HoursSavedProps = { figures: Figures; lang: Language; language: Language }

/** The hours that automation saves: the figure and, next to it, a stone for each hour. */
export function HoursSaved({ figures, lang, language }: HoursSavedProps) {
  const t = useTranslations('services.hours')
  const hours = figures.claims.find(({ key }) => key === 'hoursSaved')
  return (
    <section
      aria-label={t('title')}
      lang={langWithin(lang)(language)}
      className="page columns section items-end gap-y-8"
    >
      <Claims
        figures={figures}
        lang={language}
        language={language}
        stacked
        className="col-span-full min-[54rem]:col-[1/7] [&>p]:mt-4 [&>p]:max-w-[28em]"
      />
      {hours && isDrawn(hours.value) && (
        <figure className="col-span-full min-[54rem]:col-[7/13]">
          <Picture name="hours-fifteen" alt={t('alt')} className="w-full" />
          <figcaption className="flex flex-wrap gap-x-6 gap-y-2 pt-3 text-caption text-muted">
            <span className={`${stone} before:bg-(--art-pink)`}>{t('atLeast')}</span>{' '}
            <span className={`${stone} before:bg-(--art-rosa)`}>{t('atMost')}</span>
          </figcaption>
        </figure>
      )}
    </section>
  )
}
