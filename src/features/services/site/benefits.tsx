import type { ReactNode } from 'react'

import { Items } from './items'
import type { List } from './list'

/** What changes for the client: the figure first, then the reasons in two columns. */
export function Benefits({ list, children }: { list: List; children?: ReactNode }) {
  return (
    <section aria-labelledby={list.kind} className="page section">
      {children}
      <div className="columns service-benefits">
        <h2 id={list.kind}>{list.title}</h2>
        <Items list={list} />
      </div>
    </section>
  )
}
