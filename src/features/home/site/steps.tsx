import type { HomePage } from '@/payload-types'

export function Steps({ copy }: { copy: HomePage['steps'] }) {
  return (
    <section id="steps" aria-labelledby="steps-title" className="steps section band-maiz">
      <div className="page">
        <h2 id="steps-title">{copy.title}</h2>
        <div className="steps-way">
          <svg viewBox="0 0 1440 290" aria-hidden="true">
            <path d="M-280 669A1095 1095 0 0 1 1720 669" />
          </svg>
          <ol>
            {(copy.points ?? []).map(({ id, title, text }, index) => (
              <li key={id}>
                <span aria-hidden="true" className="step">
                  {index + 1}
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
