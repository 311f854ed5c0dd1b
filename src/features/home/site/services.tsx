import { useTranslations } from 'next-intl'

import { More } from '@/components/ui/more'
import type { SectionProps } from '@/features/page-copy/site/section-props'
import type { Service } from '@/features/services/queries'
import { BayPicture } from '@/features/services/site/bay-picture'
import { langWithin } from '@/i18n/languages'
import type { HomePage } from '@/payload-types'

/** The ends of a row of three bays. */
const rowEnds = ['start', undefined, 'end'] as const

type ServicesProps = SectionProps<HomePage, 'services'> & { services: Service[] }

/** Six bays of one bridge. On phones their pictures form a column at the left edge. */
export function Services({ copy, lang, language, services }: ServicesProps) {
  const t = useTranslations('home.services')
  const within = langWithin(lang)
  return (
    <section aria-labelledby="services" className="overflow-clip">
      <div className="page pb-8 sm:flex sm:items-end sm:justify-between sm:gap-8 sm:pb-14">
        <h2 id="services" className="title max-w-[13em]">
          {copy.title}
        </h2>
        <More href="/services" lang={within(language)} className="mt-4 flex-none sm:mt-0 print:hidden">
          {t('all')}
        </More>
      </div>
      <ul className="mx-auto sm:grid home-services-bays">
        {services.map(({ slug, title, description, lang: own }, index) => (
          <li
            key={slug}
            className="picture-grow relative grid max-sm:min-h-44 max-sm:grid-cols-[--spacing(28)_minmax(0,1fr)] sm:grid-rows-[auto_1fr] @max-[16rem]/page:grid-cols-1 print:break-inside-avoid home-services-bay"
          >
            <BayPicture
              slug={slug}
              end={rowEnds[index % 3]}
              alt={t(slug)}
              lang={within(language)}
              className="max-sm:relative max-sm:aspect-auto @max-[16rem]/page:aspect-2/1"
              pictureClass="max-sm:absolute max-sm:inset-0"
            />
            <div className="pt-5 pb-5.5 max-sm:border-b max-sm:border-line max-sm:pr-gutter max-sm:pl-5 sm:pt-6 sm:pb-14 max-sm:@max-[16rem]/page:pl-gutter home-services-words">
              <h3 lang={within(own)} className="mb-2">
                {title}
              </h3>
              <p
                lang={within(own)}
                className="max-w-[31em] text-muted max-sm:text-caption max-sm:leading-[1.5]"
              >
                {description}
              </p>
              <More
                href={`/services/${slug}`}
                lang={within(language)}
                className="mt-2 text-ink after:absolute after:inset-0 sm:mt-4 print:hidden"
              >
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
