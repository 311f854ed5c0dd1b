import { Mark } from '../site/mark'

/** The mark in the corner of the admin. */
export function Icon() {
  return <Mark size={22} />
}

/** The head of the sign-in page. */
export function Logo() {
  return <Mark size={64} />
}
