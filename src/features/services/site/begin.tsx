import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Arrow } from '@/components/ui/icons'
import { ContactLink } from './contact-link'
import { type Language, langWithin } from '@/i18n/languages'
import type { ServicesPage } from '@/payload-types'
import type { Service } from '../queries'
import type { ServiceSlug } from '../rules'

/** The most frequent complaint first. */
const order: readonly ServiceSlug[] = [
  'marketing-automation',
  'seo-optimization',
  'content-marketing',
  'web-development',
  'email-marketing',
  'digital-advertising',
]

type Props = { copy: ServicesPage['call']; services: Service[]; lang: Language; language: Language }

/** Chooses a service for the reader: what they say about their business leads to it. */
export function Begin({ copy, services, lang, language }: Props) {
  const t = useTranslations('services.begin')
  const within = langWithin(lang)
  return (
    <section aria-labelledby="begin" className="section band-maiz begin">
      <div className="page columns">
        <h2 id="begin" className="title">
          {copy.title}
        </h2>
        <div className="begin-side">
          <p className="lead">{copy.text}</p>
          <ContactLink className={buttonClass('ink')}>{copy.button}</ContactLink>
        </div>
        <ul lang={within(language)}>
          {order
            .flatMap((slug) => services.find((service) => service.slug === slug) ?? [])
            .map(({ slug, title, lang: own }) => (
              <li key={slug}>
                <a href={`#${slug}`}>
                  <q>{t(slug)}</q> <span lang={langWithin(language)(own)}>{title}</span>
                  <Arrow />
                </a>
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
