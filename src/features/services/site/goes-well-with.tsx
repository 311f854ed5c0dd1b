import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { type Language, langWithin } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import type { Service } from '../queries'

const partners = ['email-marketing', 'web-development'] as const

type Props = { services: Service[]; lang: Language; language: Language }

/** The services that automation works well with. */
export function GoesWellWith({ services, lang, language }: Props) {
  const t = useTranslations('services.with')
  const found = partners.flatMap((slug) => services.find((service) => service.slug === slug) ?? [])
  if (found.length === 0) return null
  return (
    <section aria-labelledby="with" lang={langWithin(lang)(language)} className="band-sunk with">
      <div className="page">
        <h2 id="with">{t('title')}</h2>
        <ul>
          {partners.map((slug) =>
            found
              .filter((service) => service.slug === slug)
              .map(({ title, lang: own }) => (
                <li key={slug}>
                  <Link href={`/services/${slug}`} prefetch={false}>
                    <Picture name={`service-${slug}`} alt="" className="with-picture" />
                    <span>
                      <b lang={langWithin(language)(own)}>{title}</b> {t(slug)}
                    </span>
                  </Link>
                </li>
              )),
          )}
        </ul>
      </div>
    </section>
  )
}
