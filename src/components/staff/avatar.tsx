import { initialsOf } from '@/lib/person-name'

/** The number of grounds in avatar.css. */
const GROUNDS = 4

/** Always the same ground for the same person. */
const groundOf = (id: string) =>
  Array.from(id).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % GROUNDS

type Props = { id: string; name: string; size?: 'small' }

/** The initials of a person, beside or instead of the name. Hidden from screen readers, which read the name. */
export const Avatar = ({ id, name, size }: Props) => (
  <span className={`avatar avatar-${groundOf(id)} ${size ? `avatar-${size}` : ''}`} aria-hidden="true">
    {initialsOf(name)}
  </span>
)
