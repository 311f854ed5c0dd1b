import { Items } from './items'
import type { ServiceItemList } from './service-item-list'

/** A list with a sticky heading. */
export function ItemRows({ list }: { list: ServiceItemList }) {
  return (
    <section aria-labelledby={list.kind} className="page columns section service-rows">
      <div>
        <h2 id={list.kind}>{list.title}</h2>
      </div>
      <Items list={list} className="rows" />
    </section>
  )
}
