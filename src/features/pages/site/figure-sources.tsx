import { useTranslations } from 'next-intl'

import type { Service } from '@/features/services/queries'
import { industryFigureOf, claimsByService } from '@/features/services/rules'
import { type Language, langWithin } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import type { ServicesPage } from '@/payload-types'
import type { Figures } from '@/features/page-copy/queries/page-copy'

type Props = {
  copy: ServicesPage['figures']
  figures: Figures
  services: Service[]
  lang: Language
  language: Language
}

/** The source and the year of an industry figure. */
function ClaimSource({
  claim,
  lang,
}: {
  claim: Pick<Figures['claims'][number], 'key' | 'value'>
  lang?: Language
}) {
  const t = useTranslations('services.industry')
  const industry = industryFigureOf(claim)
  return industry ? <p lang={lang}>{t(industry)}</p> : null
}

/** Every figure of the site with its source. The links below the figures lead here. */
export function FigureSources({ copy, figures, services, lang, language }: Props) {
  const t = useTranslations('pages.services')
  const within = langWithin(lang)
  const counted = langWithin(figures.lang)
  return (
    <section id="figures" aria-labelledby="counted" className="section band-info counted">
      <div className="page columns">
        <div className="counted-head">
          <h2 id="counted" className="title">
            {copy.title}
          </h2>
          <p className="lead">{copy.text}</p>
        </div>
        <div lang={within(figures.lang)} className="counted-claims">
          <h3 lang={counted(language)}>{t('claims')}</h3>
          <dl className="rows">
            {figures.claims.map(({ key, value, label }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd className="numeral text-t3">{value}</dd>
                <dd className="note">
                  <span lang={counted(language)} className="sr-only">
                    {`${t('claimedFor')}: `}
                  </span>
                  <ul>
                    {services
                      .filter(({ slug }) => claimsByService[slug].includes(key))
                      .map(({ slug, title, lang: own }) => (
                        <li key={slug} lang={counted(own)}>
                          <Link href={`/services/${slug}`} prefetch={false}>
                            {title}
                          </Link>
                        </li>
                      ))}
                  </ul>
                  <ClaimSource claim={{ key, value }} lang={counted(language)} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="note counted-source">{figures.claimsSource}</p>
        </div>
        <div lang={within(figures.lang)} className="counted-statistics">
          <h3 lang={counted(language)}>{t('statistics')}</h3>
          <dl className="deck piers">
            {figures.statistics.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="numeral">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="note counted-source">{figures.statisticsSource}</p>
        </div>
      </div>
    </section>
  )
}
