import { Items } from './items'
import type { List } from './list'

/** Features, solutions, services: a heading that stays while its rows go by. */
export function Rows({ list }: { list: List }) {
  return (
    <section aria-labelledby={list.kind} className="page columns section service-rows">
      <div>
        <h2 id={list.kind}>{list.title}</h2>
      </div>
      <Items list={list} className="rows" />
    </section>
  )
}
