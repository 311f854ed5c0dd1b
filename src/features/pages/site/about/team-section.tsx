import { useTranslations } from 'next-intl'

import { Portrait } from '@/features/testimonials/site/portrait'
import { langWithin } from '@/i18n/text'
import type { Member } from '@/features/page-copy/queries/page-copy'
import type { SectionProps } from './section-props'

type Props = SectionProps<'team'> & { people: Member[] }

/** The team in the arches of one wall, with each name below its arch. On phones the names follow as a list. */
export function TeamSection({ copy, people, lang, language }: Props) {
  const t = useTranslations('pages.about')
  const within = langWithin(lang)
  return (
    <section aria-labelledby="team" className="team">
      <div className="page">
        <div aria-hidden="true" className="team-voices">
          <span lang="es">{t('spanish')}</span>
          <span lang="en">{t('english')}</span>
        </div>
        <ul data-people={people.length}>
          {people.map(({ id, name, title, bio, photo }) => (
            <li key={id}>
              <div className="arch">
                <Portrait
                  name={name}
                  picture={photo}
                  lang={within(language)}
                  sizes="(width < 54rem) 31vw, (width < 108rem) 29vw, 560px"
                />
              </div>
              <div className="team-words">
                <h2>{name}</h2>
                {title && (
                  <p lang={within(title.lang)} className="team-title">
                    {title.text}
                  </p>
                )}
                {bio && <p lang={within(bio.lang)}>{bio.text}</p>}
              </div>
            </li>
          ))}
        </ul>
        <p className="team-note">
          <b id="team">{copy.title}</b> {copy.text}
        </p>
      </div>
    </section>
  )
}
