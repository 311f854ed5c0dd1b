import type { ReactNode } from 'react'

import { Items } from './items'
import type { ServiceItemList } from './service-item-list'

export function Benefits({ list, children }: { list: ServiceItemList; children?: ReactNode }) {
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
