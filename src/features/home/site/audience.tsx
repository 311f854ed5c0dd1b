import { Picture } from '@/components/ui/picture'
import type { HomePage } from '@/payload-types'

const pictures = [
  'audience-small-business',
  'audience-local-business',
  'audience-online-shop',
  'audience-startup',
] as const

export function Audience({ copy }: { copy: HomePage['audience'] }) {
  return (
    <section aria-labelledby="audience" className="page section audience">
      <h2 id="audience">{copy.title}</h2>
      <ul className="rows">
        {(copy.points ?? []).map(({ id, title, text }, index) => (
          <li key={id} className="columns">
            <Picture name={pictures[index % pictures.length] ?? pictures[0]} alt="" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
