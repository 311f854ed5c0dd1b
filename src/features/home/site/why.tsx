import { Portrait } from '@/features/testimonials/site/portrait'
import type { Member } from '@/features/page-copy/queries/page-copy'
import { langWithin } from '@/i18n/text'
import type { SectionProps } from './section-props'

/** The others are on /about. */
const MAX_MEMBERS = 3

type Props = SectionProps<'why'> & { team: Member[] }

export function Why({ copy, lang, language, team }: Props) {
  const within = langWithin(lang)
  return (
    <section aria-labelledby="why" className="why">
      <div className="page columns">
        <h2 id="why" className="title">
          {copy.title}
        </h2>
        <dl className="reasons">
          {(copy.points ?? []).map(({ id, title, text }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <ul className="crew">
          {team.slice(0, MAX_MEMBERS).map(({ id, name, title, photo }) => (
            <li key={id}>
              <div className="arch">
                <Portrait
                  name={name}
                  picture={photo}
                  lang={within(language)}
                  sizes="(width < 67.5rem) 32vw, 260px"
                />
              </div>
              <p>
                <b>{name}</b>
                {title && <span lang={within(title.lang)}>{title.text}</span>}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
