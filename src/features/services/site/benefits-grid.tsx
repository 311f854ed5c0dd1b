import type { ReactNode } from 'react'

import { Items } from './items'
import type { ServiceItemList } from './service-item-list'

/** Benefits below a thick line, three in a row. */
export const BenefitsGrid = ({ list, children }: { list: ServiceItemList; children?: ReactNode }) => (
  <section aria-labelledby={list.kind} className="section band-info benefits-grid">
    <div className="page">
      {children}
      <h2 id={list.kind} className="title">
        {list.title}
      </h2>
      <Items list={list} />
    </div>
  </section>
)
