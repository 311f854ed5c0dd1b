import { Items } from './items'
import type { ServiceItemList } from './service-item-list'

export function TypeGrid({ list }: { list: ServiceItemList }) {
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
