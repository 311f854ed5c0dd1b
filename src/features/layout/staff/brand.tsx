import { Mark } from '@/components/site/mark'

/** The mark in the admin's navigation. */
export function Icon() {
  return <Mark size={22} />
}

/** The mark above the admin's sign-in form. */
export function Logo() {
  return <Mark size={64} />
}
