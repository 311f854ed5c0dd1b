import { initialsOf } from '@/lib/person-name'

/** Each with letters in the color of the page. */
const grounds = ['bg-ink', 'bg-link', 'bg-purple-text', 'bg-emerald-text']

/** Always the same ground for the same person. */
const groundOf = (id: string) =>
  grounds[Array.from(id).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % grounds.length]

type Props = { id: string; name: string; size?: 'small'; className?: string }

/** The initials of a person, beside or instead of the name. Hidden from screen readers, which read the name. */
export const Avatar = ({ id, name, size, className = '' }: Props) => (
  <span
    className={[
      'inline-grid flex-none place-items-center rounded-full text-tiny leading-none font-semibold text-ground',
      size ? 'size-6' : 'size-8',
      groundOf(id),
      className,
    ].join(' ')}
    aria-hidden="true"
  >
    {initialsOf(name)}
  </span>
)
