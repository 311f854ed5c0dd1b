import { useLocale, useTranslations } from 'next-intl'

import { utcOffset } from '@/lib/dates'
import type { Text } from '@/i18n/text'

import type { Office } from '../queries'
import { Flag } from './flag'
import { OfficeClock } from './office-clock'

type Props = { title: Text; offices: Office[]; className?: string }

/** Where the agency is, and what time it is there. */
export function Offices({ title, offices, className }: Props) {
  const t = useTranslations('contact.offices')
  const language = useLocale()
  return (
    <section aria-labelledby="offices" className={className}>
      <h2 id="offices" lang={title.lang} className="text-t3">
        {title.text}
      </h2>
      {offices.length === 0 && <p className="mt-4 text-muted">{t('none')}</p>}
      <ul className="mt-3">
        {offices.map(({ city, country, countryCode, zone }) => (
          <li key={`${countryCode} ${city.text}`} className="border-b border-line py-6">
            <p className="flex items-center gap-3 font-display text-t1 leading-tight font-head">
              <Flag country={countryCode} />
              <span lang={city.lang}>{city.text}</span>
            </p>
            <p className="mt-1 text-t-1 text-muted">
              <span lang={country.lang}>{country.text}</span>
              {`, ${utcOffset(zone, new Date())}`}
            </p>
            <OfficeClock zone={zone} language={language} label={t('now', { city: city.text })} />
          </li>
        ))}
      </ul>
    </section>
  )
}
