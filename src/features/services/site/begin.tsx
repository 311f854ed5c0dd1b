import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Arrow } from '@/components/ui/icons'
import { CallLink } from './call-link'
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
    <section aria-labelledby="begin" className="section band-maiz">
      <div className="page columns lg:grid-rows-[auto_1fr]">
        <h2 id="begin" className="title col-span-full lg:col-[1/6]">
          {copy.title}
        </h2>
        <div className="col-span-full mt-8 lg:col-[1/5] lg:self-end">
          <p className="lead">{copy.text}</p>
          <CallLink className={buttonClass('ink', 'normal', 'mt-6 max-sm:w-full')}>{copy.button}</CallLink>
        </div>
        <ul
          lang={within(language)}
          className="deck col-span-full border-line-strong max-lg:mt-8 lg:col-[6/13] lg:row-[1/3]"
        >
          {order
            .flatMap((slug) => services.find((service) => service.slug === slug) ?? [])
            .map(({ slug, title, lang: own }) => (
              <li key={slug}>
                <a
                  href={`#${slug}`}
                  className="group grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)_--spacing(5)] items-center gap-x-gap gap-y-1 border-b border-line py-5 max-[54rem]:grid-cols-[minmax(0,1fr)_--spacing(5)]"
                >
                  <q className="font-display text-t2 leading-[1.16] font-head tracking-[-0.018em] text-balance [&:lang(es)]:[quotes:'«'_'»']">
                    {t(slug)}
                  </q>{' '}
                  <span
                    lang={langWithin(language)(own)}
                    className="underline-offset-4 group-hover:underline max-[54rem]:row-start-2 max-[54rem]:text-caption"
                  >
                    {title}
                  </span>
                  <Arrow className="w-4" />
                </a>
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
