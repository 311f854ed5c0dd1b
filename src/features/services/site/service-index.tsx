import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { type Language, langWithin } from '@/i18n/languages'
import { pricesOf } from '../price-rules'
import type { Service } from '../queries'
import { bayWidths } from './bay-widths'
import { BayPrice } from './price-text'

/** It begins with the page, but never outside its bay, which is narrower than the margin of very wide windows. */
const firstTitle = 'pl-[min(max(var(--gutter),(100vw-var(--page))/2+var(--gutter)),60%)] max-sm:pl-gutter'
const nextTitle = 'min-h-[4.2em] border-l-2 border-line-strong pl-4 max-sm:pl-2 @max-[16rem]/page:min-h-0'

/** On phones the fourth begins a row. */
const titleAt = (index: number): string => {
  if (index === 0) return firstTitle
  return index === 3 ? `${nextTitle} max-sm:border-l-0` : nextTitle
}

type Props = { services: Service[]; lang: Language; language: Language }

/** The whole bridge as a table of contents: each bay leads to its service on the page. */
export function ServiceIndex({ services, lang, language }: Props) {
  const t = useTranslations('services')
  const within = langWithin(lang)
  return (
    <nav aria-label={t('index')} lang={within(language)} className="overflow-clip">
      <ul className="flex max-lg:flex-wrap max-lg:gap-y-4">
        {services.map((service, index) => {
          const { slug, title, lang: own } = service
          const { from } = pricesOf(service)
          return (
            <li
              key={slug}
              className={`min-w-0 flex-[var(--bay)_1_0] max-lg:flex-[0_0_calc(var(--bay)/14.4*1%)] @max-[16rem]/page:basis-full ${bayWidths[slug]}`}
            >
              <a
                href={`#${slug}`}
                lang={langWithin(language)(own)}
                className="group flex h-full flex-col text-ink @max-[16rem]/page:flex-row @max-[16rem]/page:items-center"
              >
                {/* A hairline more than the bay, so that no gap shows between two pictures. */}
                <Picture
                  name={`service-${slug}`}
                  alt=""
                  priority
                  className="w-[calc(100%+var(--hair))] max-w-none @max-[16rem]/page:w-[34%] @max-[16rem]/page:flex-none"
                />
                <span
                  className={`flex-1 pt-3 pr-3 font-display text-body leading-[1.2] font-head tracking-[-0.012em] text-balance wrap-anywhere hyphens-auto underline-offset-4 group-hover:underline group-hover:decoration-2 max-sm:pt-2 max-sm:pr-1 max-sm:text-[min(var(--t-2),3.7vw)] @max-[16rem]/page:border-l-0 @max-[16rem]/page:pt-0 @max-[16rem]/page:pr-2 @max-[16rem]/page:pl-4 @max-[16rem]/page:text-body ${titleAt(index)}`}
                >
                  {title}
                  {from && <BayPrice price={from} lang={own} language={language} />}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
