import type { AboutPage } from '@/payload-types'

export function Clients({ copy }: { copy: AboutPage['clients'] }) {
  return (
    <section aria-labelledby="clients" className="page columns section clients">
      <div>
        <h2 id="clients" className="title">
          {copy.title}
        </h2>
        <p className="lead">{copy.text}</p>
      </div>
      <ul className="rows">
        {(copy.points ?? []).map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
