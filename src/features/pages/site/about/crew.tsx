import { Portrait } from '@/features/testimonials/site/portrait'
import { langWithin } from '@/i18n/text'
import type { Member } from '../../queries'
import type { Part } from './part'

type Props = Part<'team'> & { people: Member[] }

/** Who works here, each below an arch, all on one deck. */
export function Crew({ copy, people, lang, language }: Props) {
  const within = langWithin(lang)
  return (
    <section aria-labelledby="team" className="page section team">
      <div className="columns">
        <h2 id="team" className="title">
          {copy.title}
        </h2>
        <p className="lead">{copy.text}</p>
      </div>
      <ul>
        {people.map(({ id, name, title, bio, photo }) => (
          <li key={id}>
            <div className="arch">
              <Portrait
                name={name}
                picture={photo}
                lang={within(language)}
                sizes="(width < 42.5rem) 65vw, (width < 67.5rem) 40vw, 380px"
              />
            </div>
            <h3>{name}</h3>
            {title && (
              <p lang={within(title.lang)} className="team-title">
                {title.text}
              </p>
            )}
            {bio && <p lang={within(bio.lang)}>{bio.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
