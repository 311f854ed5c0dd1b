'use client'

import { useModal } from '@payloadcms/ui'
import { useLayoutEffect, type ReactNode } from 'react'

/**
 * Makes each `main` inert that is behind the drawer opened last. Payload says `aria-modal` of its drawers, but opens them
 * as dialogs that are not modal, so the document behind one stays a second `main`.
 */
export function InertBehindDrawer({ children }: { children: ReactNode }) {
  const { modalState } = useModal()
  // Before the drawer is gone from the screen, so that the focus can return to what opened it.
  useLayoutEffect(() => {
    const [top] = Object.values(modalState)
      .filter(({ isOpen }) => isOpen)
      .sort((one, other) => (other.openedOn ?? 0) - (one.openedOn ?? 0))
    const drawer = top && document.getElementById(top.slug)
    for (const main of document.querySelectorAll('main')) main.inert = Boolean(top) && !drawer?.contains(main)
  }, [modalState])
  return children
}
