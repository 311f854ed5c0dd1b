import { Items } from './items'
import type { List } from './list'

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
        <Items list={list} />
      </div>
    </section>
  )
}
