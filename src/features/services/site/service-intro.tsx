import { useTranslations } from 'next-intl'

import { More } from '@/components/ui/more'
import type { Figures } from '@/features/page-copy/queries/page-copy'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'
import type { Service } from '../queries'
import { linesOf } from '../rules'
import { ServiceIntroFigure } from './service-intro-figure'
import { ownClaim } from './service-claims'

/** What a service is. */
export const ServiceIntroTitle = ({ service }: { service: Service }) => (
  <div className="service-intro-title">
    <h2 id={`title-${service.slug}`}>{service.title}</h2>
    <p className="service-intro-subtitle">{service.subtitle}</p>
    <p className="lead">{service.description}</p>
  </div>
)

type Props = { service: Service; figures: Figures | null; language: Language }

/** What is part of a service, what the reader gets, and the way to its page. */
export function ServiceIntroDetails({ service, figures, language }: Props) {
  const t = useTranslations('pages.services')
  const { slug, title, bullets, benefit, lang } = service
  const claim = ownClaim(slug, figures)
  return (
    <div className="service-intro-details">
      <ul className="rows">
        {linesOf(bullets).map((bullet) => (
          <li key={bullet}>{bullet}</li>
        ))}
      </ul>
      <p className="benefit">{benefit}</p>
      {figures && claim && (
        <ServiceIntroFigure figures={figures} claim={claim} lang={lang} language={language} />
      )}
      <p lang={langWithin(lang)(language)}>
        <More href={`/services/${slug}`}>
          <span>
            {t('more')}
            <span lang={langWithin(language)(lang)} className="sr-only">{`: ${title}`}</span>
          </span>
        </More>
      </p>
    </div>
  )
}
