import { itemsOf, type List } from './list'

/** Features, solutions, services: a heading that stays while its rows go by. */
export function Rows({ list }: { list: List }) {
  return (
    <section aria-labelledby={list.kind} className="page columns section service-rows">
      <div>
        <h2 id={list.kind}>{list.title}</h2>
      </div>
      <ul className="rows">
        {itemsOf(list).map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
