import type { ServerProps } from 'payload'

import { Mark } from '@/components/site/mark'
import en from '@/messages/en/admin.json'
import es from '@/messages/es/admin.json'

/** The mark in the bar of Payload's admin, in a link to the dashboard that has no other name. */
export function Icon({ i18n }: ServerProps) {
  const { nav } = i18n.language === 'es' ? es : en
  return (
    <>
      <Mark size={22} />
      <span className="sr-only">{nav.dashboard}</span>
    </>
  )
}

/** The mark above the form for a new password. */
export function Logo() {
  return <Mark size={64} />
}
