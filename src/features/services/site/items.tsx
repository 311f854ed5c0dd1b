import { itemsOf, type List } from './list'

/** The items of a list, each a heading and its text. */
export function Items({ list, className }: { list: List; className?: string }) {
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
