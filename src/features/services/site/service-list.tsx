import { useTranslations } from 'next-intl'

import { More } from '@/components/ui/more'
import { Picture } from '@/components/ui/picture'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'
import type { Service } from '../queries'
import { linesOf } from '../rules'

type Props = { services: Service[]; lang: Language; language: Language }

/** The services one below the other. Their pictures stand left and right in turn, each as wide as its bay of the bridge. */
export function ServiceList({ services, lang, language }: Props) {
  const t = useTranslations('pages.services')
  const within = langWithin(lang)
  return (
    <ul className="offers">
      {services.map((service) => {
        const own = langWithin(service.lang)
        const { slug, title, subtitle, description, bullets, benefit } = service
        return (
          <li key={slug} lang={within(service.lang)} className="page columns offer">
            <div className="offer-picture picture-grow">
              <Picture name={`service-${slug}`} alt="" className="picture-fill" />
            </div>
            <div className="offer-words">
              <h2>
                {title} <span>{subtitle}</span>
              </h2>
              <p className="lead">{description}</p>
              <ul className="offer-bullets rows">
                {linesOf(bullets).map((bullet) => (
                  <li key={bullet}>{bullet}</li>
                ))}
              </ul>
              <p className="offer-benefit">{benefit}</p>
              <p lang={own(language)}>
                <More href={`/services/${slug}`}>
                  <span>
                    {t('more')}
                    <span lang={langWithin(language)(service.lang)} className="sr-only">{`: ${title}`}</span>
                  </span>
                </More>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
