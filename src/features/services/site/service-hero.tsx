import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { More } from '@/components/ui/more'
import { Picture } from '@/components/ui/picture'
import { CallLink } from './call-link'
import { type Language, langWithin } from '@/i18n/languages'
import { isPriced, type Prices } from '../price-rules'
import type { Service } from '../queries'
import { joinShortWords, longestPart, type ServiceSlug } from '../rules'
import { FromPrice, SetupPrice } from './price-text'
import styles from './service-hero.module.css'

/** The planes behind each scene: the one that it stands on, and the one below the line at half its height. */
const scenePlanes: Record<ServiceSlug, string> = {
  'marketing-automation': '[--above:var(--art-rosa)] [--below:var(--art-blue)]',
  'content-marketing': '[--above:var(--art-maiz)] [--below:var(--art-night)]',
  'seo-optimization': '[--above:var(--art-rosa)] [--below:var(--art-pink)]',
  'web-development': '[--above:var(--art-sand)] [--below:var(--art-ink)]',
  'email-marketing': '[--above:var(--art-sky)] [--below:var(--art-wine)]',
  'digital-advertising': '[--above:var(--art-maiz)] [--below:var(--art-wine)]',
}

/** The length of a title's longest word, in steps. */
const lengths = [
  [10, '[--longest:10]'],
  [12, '[--longest:12]'],
  [13, '[--longest:13]'],
  [14, '[--longest:14]'],
  [17, '[--longest:17]'],
] as const

/** The longest word fits the column: a character is at most 0.44 em wide. */
const fitting = 'text-[min(var(--t6),100cqi/(var(--longest)*0.44))]'

const lengthOf = (title: string): string =>
  lengths.find(([length]) => longestPart(title) <= length)?.[1] ?? '[--longest:20]'

type LineProps = { prices: Prices; lang: Language; language: Language }

/** What a service costs, and the way to its packages. Without packages, the note on its prices is here. */
function PriceLine({ prices, lang, language }: LineProps) {
  const t = useTranslations('prices')
  const { from, packages, note } = prices
  const hasPackages = packages.length > 0
  if (!isPriced(prices) && !hasPackages) return null
  return (
    <div className="mt-4 text-caption leading-[1.5]">
      <p lang={langWithin(lang)(language)}>
        <b className="font-strong">
          {from && <FromPrice price={from} language={language} />}{' '}
          <SetupPrice prices={prices} language={language} />
        </b>{' '}
        {hasPackages && (
          <a href="#prices" className="inline-block underline">
            {t('seeIncluded')}
          </a>
        )}
      </p>
      {!hasPackages && note && <p>{note}</p>}
    </div>
  )
}

type Props = { service: Service; prices: Prices; language: Language }

export function ServiceHero({ service, prices, language }: Props) {
  const t = useTranslations()
  const { slug, heroText, lang } = service
  const title = joinShortWords(service.title)
  const ours = langWithin(lang)(language)
  return (
    <section className={['overflow-clip', styles.lens, scenePlanes[slug]].join(' ')}>
      <div className={['page', styles.frame].join(' ')}>
        <div
          className={[
            '@container flex flex-col justify-between gap-8 text-on-tint [--focus:var(--on-tint)] [--link:var(--on-tint)] max-[54rem]:gap-10',
            styles.up,
          ].join(' ')}
        >
          <p lang={ours}>
            <More href="/services" back>
              {t('layout.viewAll')}
            </More>
          </p>
          <h1 className={`title-hero leading-[0.92] text-balance ${fitting} ${lengthOf(title)}`}>{title}</h1>
        </div>
        <div lang={ours} className={['pointer-events-none', styles.picture].join(' ')}>
          <Picture name={`scene-${slug}`} alt={t(`pages.scenes.${slug}`)} priority className="w-full" />
        </div>
        <div
          className={['text-call-ink [--focus:var(--call-focus)] print:text-inherit', styles.down].join(' ')}
        >
          <p className="lead mb-8 max-w-[27em]">{heroText}</p>
          <CallLink
            lang={ours}
            className={buttonClass('paper', 'normal', 'text-balance max-sm:w-full print:hidden')}
          >
            {t('pages.services.book')}
          </CallLink>
          <PriceLine prices={prices} lang={lang} language={language} />
        </div>
      </div>
    </section>
  )
}
