import { useTranslations } from 'next-intl'

import { type Language, langWithin } from '@/i18n/languages'
import { fee } from '@/lib/money'
import type { Price, Prices } from '../price-rules'

/** 'From $390 a month.' in the language of the page. */
export function FromPrice({ price, language }: { price: Price; language: Language }) {
  const t = useTranslations('prices.from')
  return t(price.period, { price: fee(price.amount, price.currency, language) })
}

type Props = { prices: Pick<Prices, 'currency' | 'setup'>; language: Language }

/** 'Setup $900, once.'; nothing without a fee. */
export function SetupPrice({ prices: { setup, currency }, language }: Props) {
  const t = useTranslations('prices')
  return setup === undefined ? null : t('setup', { price: fee(setup, currency, language) })
}

type BayProps = { price: Price; lang: Language; language: Language }

/** 'from $390 a month', below the name of a service; phones have it in the table only. */
export function BayPrice({ price, lang, language }: BayProps) {
  const t = useTranslations('prices.below')
  return (
    <small
      lang={langWithin(lang)(language)}
      className="mt-1 block font-sans text-caption leading-[1.4] font-text tracking-[0] text-muted max-sm:hidden"
    >
      {t(price.period, { price: fee(price.amount, price.currency, language) })}
    </small>
  )
}

/** The sign or code of a currency before the number, when it is longer than one character: 'US$' of 'US$390'. */
const sign = /^[^\d]{2,}/

/** An amount as a large figure: a long sign before it is half as large. `price` is what `fee` returns. */
export function LargePrice({ price }: { price: string }) {
  const [before = ''] = sign.exec(price) ?? []
  return (
    <>
      {before && (
        <span className="align-[0.52em] text-[0.5em] font-head mr-[0.1em] tracking-[0]">{before.trim()}</span>
      )}
      {price.slice(before.length)}
    </>
  )
}
