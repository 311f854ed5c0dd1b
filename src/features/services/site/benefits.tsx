import type { ReactNode } from 'react'

import { itemsOf, type List } from './list'

/** What changes for the client: the figure first, then the reasons in two columns. */
export function Benefits({ list, children }: { list: List; children?: ReactNode }) {
  return (
    <section aria-labelledby={list.kind} className="page section">
      {children}
      <div className="columns service-benefits">
        <h2 id={list.kind}>{list.title}</h2>
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
