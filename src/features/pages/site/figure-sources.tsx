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

/** In a row of four, of two, or alone; the first of a row has no line before it. */
const statistic =
  'flex flex-col gap-3 pt-8 pr-4 pb-6 pl-6 first:pl-0 max-lg:odd:border-l-0 max-lg:odd:pl-0 @max-[16rem]/page:border-l-0 @max-[16rem]/page:pl-0'

/** Every figure of the site with its source. The links below the figures lead here. */
export function FigureSources({ copy, figures, services, lang, language }: Props) {
  const t = useTranslations('pages.services')
  const within = langWithin(lang)
  const counted = langWithin(figures.lang)
  return (
    <section id="figures" aria-labelledby="counted" className="section band-info">
      <div className="page columns gap-y-18">
        <div className="col-span-full grid grid-cols-subgrid items-end gap-y-6">
          <h2 id="counted" className="title col-span-full lg:col-[1/7]">
            {copy.title}
          </h2>
          <p className="lead col-span-full max-w-[34em] lg:col-[7/13]">{copy.text}</p>
        </div>
        <div lang={within(figures.lang)} className="col-span-full">
          <h3 lang={counted(language)} className="mb-6">
            {t('claims')}
          </h3>
          <dl className="rows">
            {figures.claims.map(({ key, value, label }) => (
              <div key={key} className="columns items-center gap-y-2 py-4">
                <dt className="col-span-full text-t1 leading-[1.25] text-balance wrap-anywhere hyphens-auto sm:col-[7/10]">
                  {label}
                </dt>
                <dd className="numeral col-span-full text-t3 max-sm:order-first sm:col-[1/7] sm:row-start-1">
                  {value}
                </dd>
                <dd className="note col-span-full sm:col-[10/13]">
                  <span lang={counted(language)} className="sr-only">
                    {`${t('claimedFor')}: `}
                  </span>
                  <ul>
                    {services
                      .filter(({ slug }) => claimsByService[slug].includes(key))
                      .map(({ slug, title, lang: own }) => (
                        <li key={slug} lang={counted(own)}>
                          <Link
                            href={`/services/${slug}`}
                            prefetch={false}
                            className="inline-flex min-h-7 items-center underline"
                          >
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
          <p className="note mt-6 max-w-[62ch]">{figures.claimsSource}</p>
        </div>
        <div lang={within(figures.lang)} className="col-span-full">
          <h3 lang={counted(language)} className="mb-6">
            {t('statistics')}
          </h3>
          <dl className="deck piers grid grid-cols-2 border-line-strong lg:grid-cols-4 @max-[16rem]/page:grid-cols-1">
            {figures.statistics.map(({ value, label }) => (
              <div key={label} className={statistic}>
                <dt className="order-2 leading-[1.35] text-balance wrap-anywhere hyphens-auto">{label}</dt>
                <dd className="numeral text-[min(var(--n1),15vw)]">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="note mt-6 max-w-[62ch]">{figures.statisticsSource}</p>
        </div>
      </div>
    </section>
  )
}
