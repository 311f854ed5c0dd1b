import type { HomePage } from '@/payload-types'

/** The ledger of an evening. Each sentence of the headline starts a line of its own. */
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
        <ol className="ledger rows">
          {(copy.moments ?? []).map(({ id, time, title, text }) => (
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
