import { useTranslations } from 'next-intl'

import { More } from '@/components/ui/more'
import { Picture } from '@/components/ui/picture'
import type { Figures } from '@/features/page-copy/queries/page-copy'
import { FigureSource } from '@/features/page-copy/site/figure-source'
import { paragraphsOf, type ClaimKey } from '@/features/routes/rules'
import type { Service } from '@/features/services/queries'
import { BayPicture } from '@/features/services/site/bay-picture'
import { langWithin } from '@/i18n/languages'
import type { HomePage } from '@/payload-types'
import type { SectionProps } from '@/features/page-copy/site/section-props'

/** The claims that this section shows; /services shows all. */
const shownClaims: ClaimKey[] = ['hoursSaved', 'conversion']

type SolutionProps = SectionProps<HomePage, 'solution'> & { figures: Figures | null }

export function Solution({ copy, lang, language, figures }: SolutionProps) {
  const t = useTranslations('home.solution')
  const within = langWithin(lang)
  const claims = figures?.claims.filter(({ key }) => shownClaims.includes(key)) ?? []
  return (
    <section aria-labelledby="solution" className="page columns section solution">
      <div lang={within(language)} className="solution-picture bleed-start">
        <Picture name="solution" alt={t('alt')} />
      </div>
      <div className="solution-words">
        <h2 id="solution" className="title">
          {copy.title}
        </h2>
        {paragraphsOf(copy.text).map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        {figures && claims.length > 0 && (
          <div lang={within(figures.lang)}>
            <dl className="claims">
              {claims.map(({ key, value, label }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd className="numeral">{value}</dd>
                </div>
              ))}
            </dl>
            <FigureSource text={figures.claimsSource} lang={figures.lang} language={language} />
          </div>
        )}
      </div>
    </section>
  )
}

export function Steps({ copy }: { copy: HomePage['steps'] }) {
  return (
    <section id="steps" aria-labelledby="steps-title" className="steps section band-maiz">
      <div className="page">
        <h2 id="steps-title">{copy.title}</h2>
        <div className="steps-way">
          <svg viewBox="0 0 1440 290" aria-hidden="true">
            <path d="M-280 669A1095 1095 0 0 1 1720 669" />
          </svg>
          <ol>
            {(copy.points ?? []).map(({ id, title, text }, index) => (
              <li key={id}>
                <span aria-hidden="true" className="step">
                  {index + 1}
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

/** The ends of a row of three bays. */
const rowEnds = ['start', undefined, 'end'] as const

type ServicesProps = SectionProps<HomePage, 'services'> & { services: Service[] }

export function Services({ copy, lang, language, services }: ServicesProps) {
  const t = useTranslations('home.services')
  const within = langWithin(lang)
  return (
    <section aria-labelledby="services" className="services">
      <div className="page services-head">
        <h2 id="services" className="title">
          {copy.title}
        </h2>
        <More href="/services" lang={within(language)}>
          {t('all')}
        </More>
      </div>
      <ul className="bays">
        {services.map(({ slug, title, description, lang: own }, index) => (
          <li key={slug} className="bay picture-grow">
            <BayPicture slug={slug} end={rowEnds[index % 3]} alt={t(slug)} lang={within(language)} />
            <div className="bay-words">
              <h3 lang={within(own)}>{title}</h3>
              <p lang={within(own)}>{description}</p>
              <More href={`/services/${slug}`} lang={within(language)}>
                <span>
                  {t('more')}
                  <span className="sr-only">{`: ${title}`}</span>
                </span>
              </More>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
