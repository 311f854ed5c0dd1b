import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { type Language, langWithin } from '@/i18n/languages'
import { fee } from '@/lib/money'
import { cheapestOf, type Package, type Prices } from '../price-rules'
import { ContactLink } from './contact-link'
import { PackageArch } from './package-arch'
import styles from './packages.module.css'
import { LargePrice } from './price-text'

/** An amount is as large as its column allows; one with more characters than `MAX_LARGE` is smaller. */
const MAX_LARGE = 8
const large = 'text-[min(var(--n1),24cqi)]'
const long = 'text-[min(var(--n1),14cqi)]'

type Ours = { lang?: Language; language: Language }

type HeadProps = Ours & { given: Package; isAccent: boolean; takesCalls: boolean }

/** What a package costs, and the way to it. `lang` is that of our own words, where the package is in another one. */
function PackageHead({ given, isAccent, lang, language, takesCalls }: HeadProps) {
  const t = useTranslations('prices')
  const { name, audience, price, setup } = given
  const amount = fee(price.amount, price.currency, language)
  return (
    <div className="@container pt-6">
      <h3 className="text-t3">{name}</h3>
      {audience && <p className="mt-1 text-muted">{audience}</p>}
      <p lang={lang} className="my-6 flex flex-wrap items-end gap-x-4 gap-y-2">
        <b className={`numeral ${amount.length > MAX_LARGE ? long : large}`}>
          <LargePrice price={amount} />
        </b>{' '}
        <span className="text-caption leading-[1.4] text-muted">
          {t(`period.${price.period}`)}
          {setup !== undefined && (
            <>
              <br />
              {t('packages.setup', { price: fee(setup, price.currency, language) })}
            </>
          )}
        </span>
      </p>
      <ContactLink
        takesCalls={takesCalls}
        lang={lang}
        className={buttonClass(isAccent ? 'accent' : 'line', 'normal', 'max-sm:w-full print:hidden')}
      >
        <span>
          {t('packages.choose')}
          <span className="sr-only">{`: ${name}`}</span>
        </span>
      </ContactLink>
    </div>
  )
}

type ListProps = { title: string; lang?: Language; lines: string[]; className?: string }

/** What is in a package, or what isn't: both are as large. */
const PackageLines = ({ title, lang, lines, className = '' }: ListProps) => (
  <div className={`pt-8 ${className}`}>
    {lines.length > 0 && (
      <>
        <h4 lang={lang} className="mb-2 text-caption font-strong text-ink">
          {title}
        </h4>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    )}
  </div>
)

type Props = {
  prices: Prices
  lang: Language
  language: Language
  /** Whether someone takes calls in the page's language: where the buttons lead. */
  takesCalls: boolean
}

/** The packages of a service, one to three, as spans on one deck; on phones one below the other. */
export function Packages({ prices: { packages, text, note }, lang, language, takesCalls }: Props) {
  const t = useTranslations('prices.packages')
  const ours = langWithin(lang)(language)
  if (packages.length === 0) return null
  const cheapest = cheapestOf(packages)
  return (
    <section id="prices" aria-labelledby="prices-title" className="page section">
      <div className="columns mb-10 items-end gap-y-4">
        <h2 id="prices-title" lang={ours} className="title col-span-full lg:col-[1/7]">
          {t('title')}
        </h2>
        {text && <p className="lead col-span-full lg:col-[7/13]">{text}</p>}
      </div>
      <ul className={styles.packages}>
        {packages.map((given, index) => (
          <li key={given.id} className={styles.package}>
            <div className={['grid', styles.top].join(' ')}>
              {given.jobs !== undefined && (
                <>
                  <PackageArch jobs={given.jobs} index={index} />
                  <p lang={ours} className="sr-only">
                    {t('jobs', { count: given.jobs })}
                  </p>
                </>
              )}
            </div>
            <PackageHead
              given={given}
              isAccent={index === cheapest}
              lang={ours}
              {...{ language, takesCalls }}
            />
            <PackageLines title={t('included')} lang={ours} lines={given.included} className={styles.in} />
            <PackageLines
              title={t('excluded')}
              lang={ours}
              lines={given.excluded}
              className={`text-muted ${styles.out ?? ''}`}
            />
          </li>
        ))}
      </ul>
      <p className="note mt-8 max-w-[62ch]">
        {note} <span lang={ours}>{t('exact')}</span>
      </p>
    </section>
  )
}
