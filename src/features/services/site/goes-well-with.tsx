import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { type Language, langWithin } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import type { Service } from '../queries'

const partners = ['email-marketing', 'web-development'] as const

type Props = {
  services: Service[]
  lang: Language
  language: Language
  /** Whether it has no band of its own, because it follows one. */
  isPlain: boolean
}

/** The services that automation works well with. */
export function GoesWellWith({ services, lang, language, isPlain }: Props) {
  const t = useTranslations('services.with')
  const found = partners.flatMap((slug) => services.find((service) => service.slug === slug) ?? [])
  if (found.length === 0) return null
  return (
    <section
      aria-labelledby="with"
      lang={langWithin(lang)(language)}
      className={isPlain ? undefined : 'band-sunk'}
    >
      <div className="page grid grid-cols-1 items-end gap-gap py-18 max-lg:gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <h2 id="with">{t('title')}</h2>
        <ul className="grid grid-cols-1 gap-gap max-[54rem]:gap-y-6 min-[54rem]:grid-cols-2">
          {partners.map((slug) =>
            found
              .filter((service) => service.slug === slug)
              .map(({ title, lang: own }) => (
                <li key={slug}>
                  <Link
                    href={`/services/${slug}`}
                    prefetch={false}
                    className="group grid grid-cols-[--spacing(28)_minmax(0,1fr)] items-end gap-4 text-caption leading-lead text-muted"
                  >
                    <Picture name={`service-${slug}`} alt="" className="thumb h-31 w-28 object-cover" />
                    <span>
                      <b
                        lang={langWithin(language)(own)}
                        className="block font-display text-t1 leading-[1.2] font-head text-ink underline-offset-4 group-hover:underline"
                      >
                        {title}
                      </b>{' '}
                      {t(slug)}
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
