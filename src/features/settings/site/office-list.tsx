import { useLocale, useTranslations } from 'next-intl'

import { langWithin } from '@/i18n/text'
import { utcOffset } from '@/lib/dates'

import type { Office } from '../queries'
import { holidaysFrom } from '../holiday-rules'
import { Flag } from './flag'
import { OfficeClock } from './office-clock'
import { PhoneNumber } from './phone-number'

type Props = {
  offices: Office[]
  /** Whether to show their phone and WhatsApp numbers. */
  numbers?: boolean
}

/** In days. A page of the cache is sent once more before it is rendered again, however long nobody visited it. */
const HOLIDAYS_AHEAD = 90

/** The offices with their local times and opening hours. */
export function OfficeList({ offices, numbers }: Props) {
  const t = useTranslations('contact.offices')
  const language = useLocale()
  const langOf = langWithin(language)
  const today = new Date()
  // The browser fills in the times: the page is cached.
  const b = (text: string) => `<b>${text}</b>`
  const texts = {
    open: t.markup('open', { time: '{time}', b }),
    opens: t.markup('opens', { time: '{time}', wait: '{wait}', b }),
    opensLater: t.markup('opensLater', { time: '{time}', day: '{day}', b }),
  }
  return (
    <ul className="deck piers office-list">
      {offices.map(({ city, country, countryCode, zone, phone, phoneUrl, whatsappUrl }) => (
        <li key={`${countryCode} ${city.text}`}>
          <h3>
            <Flag country={countryCode} />
            <span lang={langOf(city.lang)}>{city.text}</span>
          </h3>
          <p className="note">
            <span lang={langOf(country.lang)}>{country.text}</span>
            {`, ${utcOffset(zone, today)}`}
          </p>
          <OfficeClock
            zone={zone}
            holidays={holidaysFrom(countryCode, today, HOLIDAYS_AHEAD)}
            language={language}
            texts={{ ...texts, now: t('now', { city: city.text }) }}
          />
          {numbers && (phone ?? whatsappUrl) && (
            <p className="office-numbers">
              {phone && <PhoneNumber phone={phone} url={phoneUrl} />}
              {whatsappUrl && (
                <a href={whatsappUrl} rel="noopener noreferrer">
                  {t('whatsapp', { city: city.text })}
                </a>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
