import { useTranslations } from 'next-intl'

import { More } from '@/components/ui/more'
import type { Service } from '@/features/services/queries'
import { BayPicture } from '@/features/services/site/bay-picture'
import { langWithin } from '@/i18n/text'
import type { SectionProps } from './section-props'

/** The ends of a row of three bays. */
const rowEnds = ['start', undefined, 'end'] as const

type Props = SectionProps<'services'> & { services: Service[] }

export function Services({ copy, lang, language, services }: Props) {
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
