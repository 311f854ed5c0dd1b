import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import type { Office } from '@/features/settings/queries'
import { Flag } from '@/features/settings/site/flag'
import { OfficeClock } from '@/features/settings/site/office-clock'
import { langWithin } from '@/i18n/text'
import { utcOffset } from '@/lib/dates'
import type { Part } from './part'

type Props = Part<'offices'> & { offices: Office[] }

/** Where the agency works, and what time it is there, below the bridge that joins its cities. */
export function Places({ copy, offices, lang, language }: Props) {
  const t = useTranslations()
  const within = langWithin(lang)
  return (
    <section aria-labelledby="offices" className="places">
      <div className="page columns">
        <h2 id="offices" className="title">
          {copy.title}
        </h2>
        <p className="lead">{copy.text}</p>
      </div>
      <div lang={within(language)} className="places-picture">
        <Picture name="about-offices" alt={t('pages.about.offices')} className="picture-fill" />
      </div>
      <ul lang={within(language)} className="page piers">
        {offices.map(({ city, country, countryCode, zone }) => (
          <li key={`${countryCode} ${city.text}`}>
            <h3>
              <Flag country={countryCode} />
              <span lang={langWithin(language)(city.lang)}>{city.text}</span>
            </h3>
            <p className="note">
              <span lang={langWithin(language)(country.lang)}>{country.text}</span>
              {`, ${utcOffset(zone, new Date())}`}
            </p>
            <OfficeClock
              zone={zone}
              language={language}
              label={t('contact.offices.now', { city: city.text })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
