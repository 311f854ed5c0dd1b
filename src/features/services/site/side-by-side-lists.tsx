import { itemsOf, type ServiceItemList } from './service-item-list'

export function SideBySideLists({ lists }: { lists: ServiceItemList[] }) {
  return (
    <div className="section band-sunk">
      <div className="page">
        <div className="deck piers service-shelves">
          {lists.map((list) => (
            <section key={list.id} aria-labelledby={list.kind}>
              <h2 id={list.kind}>{list.title}</h2>
              <ul className="rows">
                {itemsOf(list).map(({ id, title, text }) => (
                  <li key={id}>
                    <h3>{title}</h3>
                    {text && <p>{text}</p>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
