import { useLocale, useTranslations } from 'next-intl'

import { langWithin, type TranslatedText } from '@/i18n/languages'
import { localTime, utcOffset } from '@/lib/dates'
import { holidaysFrom } from '../holiday-rules'
import { openingText } from '../opening-text'
import type { Office } from '../queries'
import { OfficeClock } from './office-clock'
import { ChatLink } from './chat-link'
import { OfficesMap, placesOnMap } from './offices-map'
import { PhoneNumber } from './phone-number'

/** Simplified flags by ISO 3166-1 code: fill color and path of each shape. Other countries are shown by their code. */
const planes: Record<string, [fill: string, path: string][]> = {
  US: [
    ['#fff', 'M0 0h30v20H0z'],
    ['#B22234', 'M0 0h30v2.9H0zM0 5.700h30v2.900H0zM0 11.400h30v2.900H0zM0 17.100h30V20H0z'],
    ['#3C3B6E', 'M0 0h13v11.400H0z'],
  ],
  MX: [
    ['#fff', 'M0 0h30v20H0z'],
    ['#006847', 'M0 0h10v20H0z'],
    ['#CE1126', 'M20 0h10v20H20z'],
    ['#7A5A2E', 'M12.600 9.800a2.400 2.400 0 0 0 4.800 0z'],
  ],
  PE: [
    ['#fff', 'M0 0h30v20H0z'],
    ['#D91023', 'M0 0h10v20H0zM20 0h10v20H20z'],
  ],
}

/** The flag of a country by its ISO 3166-1 code, or the code where there is no drawing. */
function Flag({ country }: { country: string }) {
  const flag = planes[country]
  if (!flag) return <span className="text-caption text-muted">{country}</span>
  return (
    <svg
      viewBox="0 0 30 20"
      width="27"
      height="18"
      aria-hidden="true"
      className="shrink-0 rounded-control outline outline-line"
    >
      {flag.map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  )
}

type OfficeListProps = {
  offices: Office[]
  /** Whether to show their phone and WhatsApp numbers, and their addresses. */
  numbers?: boolean
  /** Whether they stand below each other at every width. */
  stacked?: boolean
  className?: string
}

/** Three beside each other where two would leave the third alone. */
const list =
  'deck piers grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] sm:max-lg:has-[>:nth-child(3):last-child]:grid-cols-3'
const item =
  'grid content-start max-sm:border-b max-sm:border-l-0 max-sm:border-line max-sm:py-4 sm:pt-6 sm:pr-gap sm:not-first:pl-gap'
const stackedItem =
  'grid content-start border-b border-line py-4 lg:grid-cols-2 lg:gap-x-gap lg:*:col-start-1 lg:[&>div]:[grid-area:1/2/5]'
const numbersRow =
  'mt-2 flex flex-wrap gap-x-6 *:[a]:inline-flex *:[a]:min-h-8 *:[a]:items-center *:[a]:underline *:[a]:underline-offset-4'

/** In days. A page of the cache is sent once more before it is rendered again, however long nobody visited it. */
const HOLIDAYS_AHEAD = 90

/** The offices with their local times and opening hours. */
export function OfficeList({ offices, numbers, stacked, className = 'mt-6' }: OfficeListProps) {
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
  const longest = {
    opening: openingText({ weekday: 1, wait: 23 * 60 + 59 }, texts, language)
      .map(({ text }) => text)
      .join(''),
    time: localTime('UTC', language, new Date('2026-01-01T12:59Z')),
  }
  return (
    <ul className={`${stacked ? 'deck' : list} ${className}`}>
      {offices.map(({ city, country, countryCode, zone, phone, phoneUrl, whatsappUrl, address }) => (
        <li key={`${countryCode} ${city.text}`} className={stacked ? stackedItem : item}>
          <h3 className="flex items-center gap-2.5 text-t1 leading-[1.2]">
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
            longest={longest}
            texts={{ ...texts, now: t('now', { city: city.text }) }}
          />
          {numbers && (phone ?? whatsappUrl) && (
            <p className={numbersRow}>
              {phone && <PhoneNumber phone={phone} url={phoneUrl} />}
              {whatsappUrl && <ChatLink url={whatsappUrl}>{t('whatsapp', { city: city.text })}</ChatLink>}
            </p>
          )}
          {numbers && address && <address className="note">{address}</address>}
        </li>
      ))}
    </ul>
  )
}

type OfficesProps = { title: TranslatedText; offices: Office[] }

/** Beside them the map of those that stand on it; on phones it comes after them. */
const withMap =
  'grid gap-x-[clamp(--spacing(8),5vw,--spacing(24))] gap-y-10 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]'

/** The offices with their local times, numbers and addresses, and a map. */
export function Offices({ title, offices }: OfficesProps) {
  const t = useTranslations('contact.offices')
  const places = placesOnMap(offices)
  return (
    <section aria-labelledby="offices">
      <h2 id="offices" lang={title.lang} className="text-t3">
        {title.text}
      </h2>
      {offices.length === 0 && <p className="mt-4 text-muted">{t('none')}</p>}
      <div className={places.length > 0 ? `mt-6 ${withMap}` : 'mt-6'}>
        <OfficeList offices={offices} numbers stacked={places.length > 0} className="" />
        {places.length > 0 && <OfficesMap places={places} className="self-start" />}
      </div>
    </section>
  )
}
