import { itemsOf, type ServiceItemList } from './service-item-list'

export function Items({ list, className }: { list: ServiceItemList; className?: string }) {
  return (
    <ul className={className}>
      {itemsOf(list).map(({ id, title, text }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
