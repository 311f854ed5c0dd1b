'use client'

import { useLinkStatus } from 'next/link'

/** In a link: a line at the top of the page while where it leads is on its way (styles/portal/parts.css). */
export function Underway() {
  const { pending } = useLinkStatus()
  return pending && <span className="underway" aria-hidden="true" />
}
