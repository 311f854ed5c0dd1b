import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { type Language, langWithin } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import { fee } from '@/lib/money'
import { isPriced, pricesOf, type Prices } from '../price-rules'
import type { Service } from '../queries'
import { ContactLink } from './contact-link'
import styles from './price-table.module.css'

/** Stands for what a service does not say. */
function Nothing() {
  const t = useTranslations('prices.table')
  return (
    <>
      <span aria-hidden="true">{'–'}</span>
      <span className="sr-only">{t('none')}</span>
    </>
  )
}

type Row = { service: Service; prices: Prices; language: Language }

/** One service. On phones each figure has its column's name. */
function PriceRow({ service: { slug, title, subtitle, lang }, prices, language }: Row) {
  const t = useTranslations('prices')
  const { from, setup, currency, readyIn, packages } = prices
  const own = langWithin(language)(lang)
  const text = (amount: number) => fee(amount, currency, language)
  return (
    <tr>
      <th scope="row">
        <span className="flex items-center gap-4">
          <Picture name={`service-${slug}`} alt="" className="thumb h-16 w-17.5 flex-none object-cover" />
          <span lang={own} className="font-display text-t1 leading-[1.2] font-head tracking-[-0.012em]">
            {title}
            <small className="block font-sans text-caption leading-[1.4] font-text tracking-[0] text-muted">
              {subtitle}
            </small>
          </span>
        </span>
      </th>
      <td className={['num text-muted', styles.amount, styles.wide].join(' ')}>
        {from ? (
          <>
            <b className="font-display text-t2 leading-none font-heavy text-ink">{text(from.amount)}</b>{' '}
            {t(`period.${from.period}`)}
          </>
        ) : (
          <Nothing />
        )}
      </td>
      <td className={['num text-muted', styles.amount].join(' ')} data-column={t('table.setup')}>
        {setup === undefined ? <Nothing /> : text(setup)}
      </td>
      <td lang={own} data-column={t('table.ready')}>
        {readyIn ?? <Nothing />}
      </td>
      <td className={styles.wide}>
        <Link
          href={`/services/${slug}${packages.length > 0 ? '#prices' : ''}`}
          prefetch={false}
          className="font-strong text-ink underline"
        >
          {t('seeIncluded')}
          <span lang={own} className="sr-only">{`: ${title}`}</span>
        </Link>
      </td>
    </tr>
  )
}

/** The columns of the table; those with an amount are aligned at the end. */
const columns = [['service'], ['from', styles.amount], ['setup', styles.amount], ['ready'], ['more']] as const

type Props = {
  services: Service[]
  lang: Language
  language: Language
  /** Whether someone takes calls in the page's language: where the buttons lead. */
  takesCalls: boolean
}

/** What each service costs: a table, and on phones a list. Nothing while no service says it. */
export function PriceTable({ services, lang, language, takesCalls }: Props) {
  const t = useTranslations('prices.table')
  const pages = useTranslations('pages.services')
  const priced = services
    .map((service) => ({ service, prices: pricesOf(service) }))
    .filter(({ prices }) => isPriced(prices))
  if (priced.length === 0) return null
  const notes = new Map(
    priced.flatMap(({ prices: { note }, service }) => (note ? [[note, service.lang] as const] : [])),
  )
  return (
    <section
      id="prices"
      aria-labelledby="prices-title"
      lang={langWithin(lang)(language)}
      className="page section"
    >
      <h2 id="prices-title" className="title mb-10">
        {t('title')}
      </h2>
      <table className={['deck w-full', styles.prices].join(' ')} aria-labelledby="prices-title">
        <thead>
          <tr>
            {columns.map(([name, style]) => (
              <th key={name} scope="col" className={style}>
                {name === 'more' ? <span className="sr-only">{t(name)}</span> : t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {priced.map((row) => (
            <PriceRow key={row.service.slug} {...row} language={language} />
          ))}
        </tbody>
      </table>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="lead max-w-[30em]">{t('unsure')}</p>
        <ContactLink
          takesCalls={takesCalls}
          className={buttonClass('accent', 'normal', 'text-balance max-sm:w-full print:hidden')}
        >
          {pages('book')}
        </ContactLink>
      </div>
      {[...notes].map(([note, own]) => (
        <p key={note} lang={langWithin(language)(own)} className="note mt-8">
          {note}
        </p>
      ))}
    </section>
  )
}
