import { Mark } from '@/features/shell/site/mark'
import type { Voice } from '../queries'

const initials = (name: string): string => {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** A disc beside what somebody said: our mark, or the initials of a person. */
export function Speaker({ name, fromStaff }: Voice) {
  return fromStaff ? (
    <span className="speaker speaker-ours" aria-hidden="true">
      <Mark size={20} />
    </span>
  ) : (
    <span className="speaker" aria-hidden="true">
      {initials(name)}
    </span>
  )
}
