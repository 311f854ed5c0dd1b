import { useTranslations } from 'next-intl'

import { More } from '@/components/ui/more'
import { Picture } from '@/components/ui/picture'
import type { Service } from '@/features/services/queries'
import { langWithin } from '@/i18n/text'
import type { Section } from './frame'

type Props = Section<'services'> & { services: Service[] }

/** Six services: six bays of one bridge. Its deck is at one height in all pictures. */
export function Services({ copy, lang, language, services }: Props) {
  const t = useTranslations('home.services')
  const within = langWithin(lang)
  return (
    <section aria-labelledby="services">
      <div className="page services-head">
        <h2 id="services" className="title">
          {copy.title}
        </h2>
        <More href="/services" lang={within(language)}>
          {t('all')}
        </More>
      </div>
      <ul className="bays">
        {services.map(({ slug, title, description, lang: own }) => (
          <li key={slug} className="bay picture-grow">
            <div lang={within(language)} className="bay-picture">
              <Picture name={`service-${slug}`} alt={t(slug)} className="picture-fill" />
            </div>
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
