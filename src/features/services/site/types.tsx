import { itemsOf, type List } from './list'

/** What is made or sent: kinds that hang from one beam. */
export function Types({ list }: { list: List }) {
  return (
    <section
      aria-labelledby={list.kind}
      className={`section service-types ${list.kind === 'contentTypes' ? 'band-maiz' : 'band-info'}`}
    >
      <div className="page">
        <h2 id={list.kind} className="title">
          {list.title}
        </h2>
        <ul>
          {itemsOf(list).map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
