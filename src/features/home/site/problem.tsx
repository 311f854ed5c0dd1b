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
