import { Picture } from '@/components/ui/picture'
import type { Figures } from '@/features/page-copy/queries/page-copy'
import { FigureSource } from '@/features/page-copy/site/figure-source'
import { type Language, langWithin } from '@/i18n/languages'
import type { HomePage } from '@/payload-types'

/** Each sentence of the headline starts a new line. */
export function Problem({ copy }: { copy: HomePage['problem'] }) {
  return (
    <section aria-labelledby="problem" className="problem band-night">
      <div className="page columns">
        <h2 id="problem">
          {copy.title.split(/(?<=[.?!]) /).map((sentence, index) => (
            <span key={index} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h2>
        <p className="problem-aside lead">{copy.text}</p>
        <ol className="problem-timeline rows">
          {(copy.timeline ?? []).map(({ id, time, title, text }) => (
            <li key={id}>
              <span className="num">{time}</span>
              <div>
                <h3>{title}</h3>
                {text && <p>{text}</p>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

type Props = { figures: Figures; lang: Language; language: Language }

export function Statistics({ figures, lang, language }: Props) {
  return (
    <div className="page" lang={langWithin(lang)(figures.lang)}>
      <div className="cable">
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M-400-224Q-170-68 0 0 500 200 1000 0q170-68 400-224" vectorEffect="non-scaling-stroke" />
        </svg>
        <dl className="statistics">
          {figures.statistics.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="numeral text-n2">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <FigureSource text={figures.statisticsSource} lang={figures.lang} language={language} />
    </div>
  )
}

const pictures = [
  'audience-small-business',
  'audience-local-business',
  'audience-online-shop',
  'audience-startup',
] as const

export function Audience({ copy }: { copy: HomePage['audience'] }) {
  return (
    <section aria-labelledby="audience" className="page section audience">
      <h2 id="audience">{copy.title}</h2>
      <ul className="rows">
        {(copy.points ?? []).map(({ id, title, text }, index) => (
          <li key={id} className="columns">
            <Picture name={pictures[index % pictures.length] ?? pictures[0]} alt="" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
