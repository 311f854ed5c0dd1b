import { Mark } from '@/components/site/mark'
import type { Author } from '../queries/ticket-thread'

const initials = (name: string): string => {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** The avatar beside a message: the brand's mark for staff, else the initials of the author. */
export function AuthorAvatar({ name, fromStaff }: Author) {
  return fromStaff ? (
    <span className="message-avatar message-avatar-agency" aria-hidden="true">
      <Mark size={20} />
    </span>
  ) : (
    <span className="message-avatar" aria-hidden="true">
      {initials(name)}
    </span>
  )
}
