import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import type { Member } from '@/features/page-copy/queries/page-copy'
import { Portrait } from '@/features/testimonials/site/portrait'
import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/languages'
import type { HomePage } from '@/payload-types'
import type { SectionProps } from '@/features/page-copy/site/section-props'

/** The others are on /about. */
const MAX_MEMBERS = 3

type Props = SectionProps<HomePage, 'why'> & { team: Member[] }

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

const pictures = ['thirty-1', 'thirty-2', 'thirty-3'] as const

export function StrategyCall({ copy }: { copy: HomePage['strategyCall'] }) {
  return (
    <section aria-labelledby="strategy-call" className="page section">
      <div className="columns">
        <h2 id="strategy-call" className="title strategy-title">
          {copy.title}
        </h2>
        <div className="strategy-go">
          <Link href="/contact" prefetch={false} className={buttonClass('accent')}>
            {copy.button}
          </Link>
          {copy.note && <p className="note">{copy.note}</p>}
        </div>
      </div>
      <ol className="thirty">
        {(copy.timeline ?? []).map(({ id, time, title, text }, index) => (
          <li key={id}>
            <div className="thirty-picture">
              <Picture name={pictures[index % pictures.length] ?? pictures[0]} alt="" />
            </div>
            <p className="num">{time}</p>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
