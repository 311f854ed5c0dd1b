import { itemsOf, type List } from './list'

/** Where it is shown: a door for each place, all of them on one deck. */
export function Platforms({ list }: { list: List }) {
  return (
    <section aria-labelledby={list.kind} className="section band-night service-platforms">
      <div className="page">
        <h2 id={list.kind} className="title">
          {list.title}
        </h2>
        <ul>
          {itemsOf(list).map(({ id, title, text }) => (
            <li key={id}>
              <div aria-hidden="true" className="door">
                <span />
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
